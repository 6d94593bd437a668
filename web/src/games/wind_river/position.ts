// A position of Wind River, and what may be chosen in it.
import type { View as AnyView } from '../../game';
import type { Field, View } from './wire';

export type * from './wire';

export const OUT = 'out'; // the Open Plains, as the end of a step

/** The shell knows no game: its views are of any. */
export const wind = (view: AnyView): View => view as View;

export function fieldOf(view: View, name: string): Field | undefined {
  return view.fields.find((field) => field.name === name);
}

// Choices

export type Stepping = 'herd' | 'trek' | 'drive';
export type Standing = 'place' | 'lose' | 'raise';

export interface Choices {
  steps: Record<Stepping, Map<string, string[]>>; // from -> to
  fields: Record<Standing, Set<string>>;
  gather: boolean;
}

export function choices(texts: readonly string[]): Choices {
  const found: Choices = {
    steps: { herd: new Map(), trek: new Map(), drive: new Map() },
    fields: { place: new Set(), lose: new Set(), raise: new Set() },
    gather: false,
  };
  for (const text of texts) {
    const [verb = '', from = '', to = ''] = text.split(' ');
    if (verb === 'herd' || verb === 'trek' || verb === 'drive') {
      const ends = found.steps[verb].get(from);
      if (ends) ends.push(to);
      else found.steps[verb].set(from, [to]);
    } else if (verb === 'place' || verb === 'lose' || verb === 'raise') found.fields[verb].add(from);
    else if (verb === 'gather') found.gather = true;
  }
  return found;
}
