// Where the keyboard goes when a question is put. A board marks with `data-choice` whatever answers it now (never what
// cannot be chosen), and with `data-choice="first"` where to begin if that is not the first one on the page.
// parts/Frame.svelte calls `focusFirst` for every question of the server. A board calls it itself, after `tick()`, where
// its question changes without the server: something is held, or staged.

const AWAY = 'dialog, .talk, header.top'; // who is there does something else
const BUTTONS = '.acts .btn:not(.icon-only, :disabled, [aria-disabled="true"])';
type Target = HTMLElement | SVGElement;

let keys = false; // the last thing that was done here was done without a pointer
if (typeof addEventListener !== 'undefined') {
  addEventListener('keydown', () => (keys = true), true);
  addEventListener('pointerdown', () => (keys = false), true);
  // A screen reader presses without keys and without a pointer.
  addEventListener('click', (event) => (keys ||= event.detail === 0), true);
}

/** Put the focus on the first choice, for who plays by keyboard; for all others, and elsewhere, it stays. */
export function focusFirst(): void {
  if (!keys || document.activeElement?.closest(AWAY)) return;
  const table = document.querySelector('main.table');
  const choices = [...(table?.querySelectorAll<Target>('[data-choice]') ?? [])];
  const first = choices.find((choice) => choice.dataset.choice === 'first') ?? choices[0];
  (first ?? table?.querySelector<Target>(BUTTONS))?.focus();
}
