// Notes: one for each question of a game, one for each thing that may need explaining, by section and key (see
// src/corral/learn/notes.py).
import { get } from './api';
import type { Language } from './words';

export type Notes = Record<string, Record<string, string>>;

const kept = new Map<string, Promise<Notes>>();

/** All notes of a game in a language, asked for once; none while the server is away. */
export function notes(game: string, language: Language): Promise<Notes> {
  const path = `/games/${game}/notes?language=${language}`;
  const known = kept.get(path);
  if (known) return known;
  const asked = get<Notes>(path).catch(() => {
    kept.delete(path);
    return {};
  });
  kept.set(path, asked);
  return asked;
}
