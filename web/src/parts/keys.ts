// Keys that do something at a table by themselves.

/** A key that is meant for the table: not a shortcut of the browser, not written into a field, no dialog is open. */
export function plainKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as Element;
  return !/INPUT|TEXTAREA|SELECT/.test(target.tagName) && !document.querySelector('dialog[open]');
}
