// What a puzzle is about, in words: the question that is put in its position.
import { known, words } from '../words';

export function themeName(game: string, phase: string): string {
  const name = phase.replaceAll(' ', '-');
  return known(`theme-${game}-${name}`) ? words(`theme-${game}-${name}`) : words('theme-other');
}
