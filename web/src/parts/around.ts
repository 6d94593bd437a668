// What a page that goes through a game puts round the board, in place of what Frame has there at a table.
import { getContext, setContext, type Snippet } from 'svelte';

export interface Around {
  question: Snippet; // in the question's place
  head: Snippet<[number]>; // the header of a seat's card
  strip: Snippet<[number]>; // a seat in the strip of a phone
  below: Snippet; // below the board
  side: Snippet; // in the place of log and chat
  foot: Snippet; // below the seats
}

const KEY = Symbol('around');
export const put = (around: Around): Around => setContext(KEY, around);
/** What there is round the board; undefined: nothing, it is a table as always. */
export const around = (): Around | undefined => getContext<Around | undefined>(KEY);
