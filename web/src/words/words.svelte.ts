// Every word a person reads: Fluent catalogues, one folder per language, one file for the shell and two per game: what
// the lobby says of it, and what its table says.
import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, string | number>;
export type Words = (id: string, args?: Args) => string;

const files = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' });
const catalogues = ['shell'];
const state = $state<{ language: Language; loaded: number }>({ language: 'en', loaded: 0 });
let bundle = new FluentBundle('en');

/** A message of the catalogue. It is read again by itself when the language changes. */
export const words: Words = (id, args) => {
  void state.loaded;
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`no words for "${id}" in ${state.language}`);
    return id;
  }
  const text = bundle.formatPattern(message.value, args);
  return state.language === 'fr' ? text.replace(FRENCH_GAP, '\u202f') : text;
};
const FRENCH_GAP = / (?=[;:!?»$])/g; // no line may begin with one of these: the space before it is narrow and does not break

/** Are there words for this? For names that come from the server, such as a new option of a game. */
export function known(id: string): boolean {
  void state.loaded;
  return bundle.hasMessage(id);
}

export function language(): Language {
  return state.language;
}

/** The first of the wanted languages that exists. */
export function pick(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const short = one.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}

async function read(language: Language, number: number): Promise<void> {
  const fresh = new FluentBundle(language, { useIsolating: false });
  const lobby = Object.keys(files).filter((path) => path.startsWith(`./${language}/`) && path.endsWith('-lobby.ftl'));
  const paths = [...catalogues.map((name) => `./${language}/${name}.ftl`), ...lobby];
  const texts = await Promise.all(paths.flatMap((path) => files[path] ?? []).map((read) => read()));
  if (number !== reads) return newest; // more was asked for meanwhile: that has all of this
  for (const text of texts) fresh.addResource(new FluentResource(text), { allowOverrides: true });
  bundle = fresh;
  state.language = language;
  state.loaded += 1;
  document.documentElement.lang = language;
}
let reads = 0;
let newest = Promise.resolve();
let wanted: Language = 'en';

function load(): Promise<void> {
  reads += 1;
  newest = read(wanted, reads);
  return newest;
}

export function speak(language: Language): Promise<void> {
  wanted = language;
  return load();
}

/** A game's own words, in the present language and in each that is chosen later. */
export function learn(game: string): Promise<void> {
  const known = learning.get(game);
  if (known) return known;
  catalogues.push(game);
  const fresh = load();
  learning.set(game, fresh);
  return fresh;
}
const learning = new Map<string, Promise<void>>(); // whoever asks again waits for the same

export function time(at: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }) {
  return new Intl.DateTimeFormat(state.language, options).format(at * 1000);
}

/** "4 minutes ago", from a difference in seconds. */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(state.language, { numeric: 'auto' });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ];
  for (const [unit, size] of steps) if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  return format.format(0, 'minute');
}

export function list(names: string[]): string {
  return new Intl.ListFormat(state.language, { type: 'conjunction' }).format(names);
}
