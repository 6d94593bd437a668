// Things that explain themselves. A thing is named by words: its section and name in the notes, then which one it is
// ("word territory 1 c3"). parts/Explain.svelte finds what is marked so, and shows what it is and what it means now.
import type { Notes } from '../notes';

/** Marks an element: `{...about('partner trapper')}`. It is described by its note, so nobody needs to open it. */
export function about(thing: string): { 'data-about': string; 'aria-describedby': string } {
  return { 'data-about': thing, 'aria-describedby': noteId(thing) };
}

/** An element that holds things which nobody hears of is described by their notes: `{...describedBy(...)}`. */
export function describedBy(things: string[]): { 'aria-describedby'?: string } {
  return things.length ? { 'aria-describedby': [...new Set(things.map(noteId))].join(' ') } : {};
}

export function noteId(thing: string): string {
  return `note-${thing.split(' ').slice(0, 2).join('-')}`;
}

/** A note as a title and a sentence. "Hat: two points at the end." says both; many are only a sentence. */
export function told(notes: Notes, thing: string): { title: string; line: string } {
  const [section = '', name = ''] = thing.split(' ');
  const note = notes[section]?.[name] ?? '';
  const [, title, line] = /^([^.:]{1,40}?)\s?: (.+)$/su.exec(note) ?? [];
  return title && line ? { title, line: line.charAt(0).toUpperCase() + line.slice(1) } : { title: '', line: note };
}

/** Where a sheet of this size lies beside a box, with a notch towards it; all in pixels of the screen. */
export function beside(box: Box, size: Size, screen: Size): Place {
  const gap = 14;
  const edge = 8;
  const inside = (at: number, long: number, whole: number) => Math.max(edge, Math.min(at, whole - long - edge));
  const [middle, centre] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = inside(centre - Math.min(size.height / 2, 46), size.height, screen.height);
  const left = inside(middle - size.width / 2, size.width, screen.width);
  const notch = { across: middle - left, down: centre - top };
  if (box.left + box.width + gap + size.width + edge <= screen.width)
    return { side: 'right', left: box.left + box.width + gap, top, notch: notch.down };
  if (box.left - gap - size.width >= edge)
    return { side: 'left', left: box.left - gap - size.width, top, notch: notch.down };
  if (box.top + box.height + gap + size.height + edge <= screen.height)
    return { side: 'below', left, top: box.top + box.height + gap, notch: notch.across };
  return { side: 'above', left, top: Math.max(edge, box.top - gap - size.height), notch: notch.across };
}
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}
export interface Place {
  side: 'right' | 'left' | 'below' | 'above';
  left: number;
  top: number;
  notch: number; // of the sheet's edge, from its left or top
}
