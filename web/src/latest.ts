// What is asked again before it was answered: only the answer to what was asked last counts.

/** Each call of what this returns asks anew; what that returns tells whether nothing has been asked since. */
export function latest(): () => () => boolean {
  let asked = 0;
  return () => {
    const mine = ++asked;
    return () => mine === asked;
  };
}
