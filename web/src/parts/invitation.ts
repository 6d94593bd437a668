// What friends can open: never an address that means their own device.
const ALONE = /^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])$/;

/** The link of a table; `address`: what friends type to get here, as the server says; null: they cannot. */
export function invitation(table: string, address: string | null): string | null {
  const origin = ALONE.test(location.hostname) ? address : location.origin;
  return origin && `${origin}/table/${table}`;
}
