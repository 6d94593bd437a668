// How long things take: the tokens of tokens.css, read here and nowhere else. A style sheet that was made smaller says
// `.42s` where it was written `420ms`.

const UNITS: Record<string, number> = { ms: 1, s: 1000 };

/** A duration of CSS, in milliseconds; what is none is 0. */
export function milliseconds(text: string): number {
  const [, figure = '0', unit = ''] = /^\s*([+-]?[\d.]+(?:e[+-]?\d+)?)(ms|s)\s*$/i.exec(text) ?? [];
  return Number(figure) * (UNITS[unit.toLowerCase()] ?? 0);
}

/** How long a kind of motion takes, in milliseconds; 0: no motion is wanted, or nobody looks.
 * `tell` is no motion: so long a move of the others is shown, as the player likes it (see me.svelte.ts). */
export function duration(kind: 'quick' | 'move' | 'story' | 'tell'): number {
  if (document.hidden) return 0;
  return milliseconds(getComputedStyle(document.documentElement).getPropertyValue(`--m-${kind}`));
}
