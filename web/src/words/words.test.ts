// Every message in every language, each with the same arguments, and none that nobody says.
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { CODES } from '../wire';

const files = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LANGUAGES = ['en', 'de', 'nl', 'fr'];
const names = [...new Set(Object.keys(files).map((path) => path.split('/')[2] as string))];

function messages(language: string, name: string): Map<string, string> {
  const body = new FluentResource(files[`./${language}/${name}`] ?? '').body;
  return new Map(body.map((message) => [message.id, JSON.stringify(message.value)]));
}
const variables = (value: string) =>
  [...new Set([...value.matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1]))].sort();

/** Ids that a source says: whole, or the beginning and end of `begin-${something}-end`. */
const code = Object.values(sources).join('\n');
const whole = new Set([...code.matchAll(/['"]([a-z][\w-]*)['"]/g)].map((found) => found[1]));
const patterns = [...code.matchAll(/`([a-z]{2,}[\w-]*-)\$\{[^`]*\}?`/g)].map((found) => found[1] as string);
const said = (id: string) => whole.has(id) || patterns.some((begin) => id.startsWith(begin));

/** Every argument that English takes anywhere. Other languages may need one more for their grammar. */
const spelt = new Set(names.flatMap((name) => [...messages('en', name).values()]).flatMap(variables));

describe.each(names)('%s', (name) => {
  const english = messages('en', name);
  it.each(LANGUAGES)('has all messages in %s, and no others', (language) => {
    expect([...messages(language, name).keys()].sort()).toEqual([...english.keys()].sort());
  });
  it.each(LANGUAGES)('takes no argument in %s that is a slip of the pen', (language) => {
    const wrong = [...messages(language, name)].filter(([, value]) => !variables(value).every((one) => spelt.has(one)));
    expect(wrong.map(([id]) => id)).toEqual([]);
  });
  it('has no message that nobody says', () => {
    expect([...english.keys()].filter((id) => !said(id))).toEqual([]);
  });
});

it.each(LANGUAGES)('says in %s why something was refused, for every code', (language) => {
  const said = [...messages(language, 'shell.ftl').keys()].filter((id) => id.startsWith('trouble-'));
  expect(said.sort()).toEqual(['offline', 'closed', ...CODES].map((code) => `trouble-${code}`).sort());
});

it('says only what is there', () => {
  const known = new Set(names.flatMap((name) => [...messages('en', name).keys()]));
  const wanted = [...code.matchAll(/\bwords\(\s*'([\w-]+)'/g)].map((found) => found[1] as string);
  expect(wanted.filter((id) => !known.has(id))).toEqual([]);
});
