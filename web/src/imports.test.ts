// Who imports whom: never in a circle, not even for a type; and what is shared knows no game.
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The file that an import names. */
function resolved(from: string, name: string): string | undefined {
  const parts = [...from.split('/').slice(0, -1), ...name.split('/')];
  const path: string[] = [];
  for (const part of parts) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  const plain = `./${path.join('/')}`;
  return [plain, `${plain}.ts`, `${plain}/index.ts`].find((one) => one in sources);
}

const imports = new Map(
  Object.entries(sources).map(([file, text]) => {
    const names = [...text.matchAll(/\bfrom '(\.[^']*)'|^\s*import '(\.[^']*)'/gm)].map(
      (found) => found[1] ?? found[2],
    );
    return [file, names.flatMap((name) => resolved(file, name ?? '') ?? [])] as const;
  }),
);

/** A way from a file back to itself, if there is one. */
function circle(start: string): string[] {
  const way: string[] = [];
  const seen = new Set<string>();
  const search = (file: string): boolean => {
    way.push(file);
    for (const next of imports.get(file) ?? []) {
      if (next === start) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      if (search(next)) return true;
    }
    way.pop();
    return false;
  };
  return search(start) ? [...way, start] : [];
}

it('reads the imports', () => {
  expect(imports.get('./still.svelte.ts')).toContain('./game.ts');
  expect(imports.get('./parts/Frame.svelte')).toContain('./parts/Clock.svelte');
});
it('goes in no circle', () => {
  expect([...imports.keys()].map((file) => circle(file).join(' > ')).filter(Boolean)).toEqual([]);
});
it('never goes from what is shared to a game, nor from one game to another', () => {
  const game = (file: string) => /^\.\/games\/(\w+)\//.exec(file)?.[1];
  const pad = (file: string) => file.startsWith('./score/'); // it draws with a game's own pieces, above all games
  const below = [...imports].filter(([file]) => !pad(file));
  const wrong = below.flatMap(([file, found]) =>
    found.filter((other) => game(other) && game(other) !== game(file)).map((other) => `${file} > ${other}`),
  );
  expect(wrong).toEqual([]);
  expect(below.filter(([, found]) => found.some(pad)).map(([file]) => file)).toEqual([
    './history/Rows.svelte',
    './pages/Score.svelte',
  ]);
});
it('needs a live table nowhere in a game', () => {
  const live = [...imports].filter(
    ([file, found]) => file.startsWith('./games/') && found.includes('./table.svelte.ts'),
  );
  expect(live.map(([file]) => file)).toEqual([]);
});
