// A game that is over as it was told: the view of the first step whole, of each other one what has changed.
import type { View } from '../game';
import type { Patch, Step } from '../wire';

/** With this put where it belongs; what has not changed is shared with the view before. */
function put(whole: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(whole)) return whole.with(Number(key), put(whole[Number(key)], rest, value));
  const inner = whole as Record<string, unknown>;
  return { ...inner, [key]: put(inner[key], rest, value) };
}

export function patched(view: unknown, patches: readonly Patch[]): unknown {
  return patches.reduce((so, { path, value }) => put(so, path, value), view);
}

/** The view of every step. */
export function views(steps: readonly Step[]): View[] {
  let view: unknown = null;
  return steps.map((step) => (view = patched(view, step.patches)) as View);
}
