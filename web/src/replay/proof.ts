// The dice, checked on this device: the promise is the hash of the seed, and every draw follows from the seed. The way is
// that of corral/fair.py: a draw of n outcomes is the first 8 bytes of HMAC-SHA256(seed, "table salts lot r") modulo n, with
// r = 0, 1, ... until no outcome is favoured.
import type { ProofSeen } from '../wire';

/** What was found. `none`: nothing was promised; `hidden`: the seed is not told; `away`: this browser does not check on
 * an address without https. */
export type Verdict =
  | { found: 'fair'; draws: number; given: number }
  | { found: 'none' | 'hidden' | 'away' | 'promise' }
  | { found: 'draw'; draw: number; ply: number };

const SPAN = 1n << 64n;
const text = new TextEncoder();

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** In digits 0-9 a-f. */
export async function hash(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes(seed));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function drawn(key: CryptoKey, words: string, lot: string, outcomes: number): Promise<number> {
  const fair = SPAN - (SPAN % BigInt(outcomes));
  for (let attempt = 0; ; attempt += 1) {
    const mac = await crypto.subtle.sign('HMAC', key, text.encode(`${words} ${lot} ${attempt}`));
    const value = new DataView(mac).getBigUint64(0);
    if (value < fair) return Number(value % BigInt(outcomes));
  }
}

export async function verify({ table, salts, commit, seed, draws, given }: ProofSeen): Promise<Verdict> {
  if (commit === null) return { found: 'none' };
  if (seed === null) return { found: 'hidden' };
  if (!('crypto' in globalThis) || !('subtle' in crypto)) return { found: 'away' };
  if ((await hash(seed)) !== commit) return { found: 'promise' };
  const key = await crypto.subtle.importKey('raw', bytes(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const words = `${table} ${salts.join(' ')}`;
  const right = await Promise.all(
    draws.map(
      async (draw, index) => index < given || draw.drawn.includes(await drawn(key, words, draw.lot, draw.outcomes)),
    ),
  );
  const wrong = right.indexOf(false);
  const draw = draws[wrong];
  return draw
    ? { found: 'draw', draw: wrong + 1, ply: draw.ply }
    : { found: 'fair', draws: draws.length - given, given };
}
