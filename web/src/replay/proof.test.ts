import { describe, expect, it } from 'vitest';
import type { ProofSeen } from '../wire';
import golden from './golden.json';
import { hash, verify } from './proof';

const records: [string, ProofSeen][] = Object.entries(golden.records);

describe('the dice', () => {
  it.each(records)('of %s follow from the seed that was promised', async (_, proof) => {
    expect(await hash(proof.seed ?? '')).toBe(proof.commit);
    expect(await verify(proof)).toEqual({ found: 'fair', draws: proof.draws.length, given: 0 });
  });
  it('are mixed with what the players added', async () => {
    expect(await verify(golden.salted)).toMatchObject({ found: 'fair', draws: golden.salted.draws.length });
    const other = { ...golden.salted, salts: ['9f03', '-', 'kiwj'] };
    expect(await verify(other)).toMatchObject({ found: 'draw' });
  });
  it.each(records)('of %s are found out where one was changed, with its number', async (_, proof) => {
    const at = proof.draws.findIndex((draw) => draw.outcomes > draw.drawn.length);
    const draws = proof.draws.map((draw, index) =>
      index === at
        ? {
            ...draw,
            drawn: [Array.from({ length: draw.outcomes }, (_, n) => n).find((n) => !draw.drawn.includes(n)) ?? 0],
          }
        : draw,
    );
    expect(await verify({ ...proof, draws })).toEqual({ found: 'draw', draw: at + 1, ply: proof.draws[at]?.ply });
  });
  it('of another game are not this seed’s: only those after them are checked', async () => {
    const proof = golden.records.moon_river;
    const draws = proof.draws.map((draw, index) => (index < 3 ? { ...draw, drawn: [-1] } : draw));
    expect(await verify({ ...proof, draws, given: 3 })).toEqual({ found: 'fair', draws: draws.length - 3, given: 3 });
    expect(await verify({ ...proof, draws })).toMatchObject({ found: 'draw', draw: 1 });
  });
  it('cannot be checked without a promise or a seed, and another seed breaks the promise', async () => {
    const proof = golden.records.wind_river;
    expect(await verify({ ...proof, commit: null })).toEqual({ found: 'none' });
    expect(await verify({ ...proof, seed: null })).toEqual({ found: 'hidden' });
    expect(await verify({ ...proof, seed: '00'.repeat(32) })).toEqual({ found: 'promise' });
  });
});
