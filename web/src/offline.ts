// A page that works without a network, once it was opened: the service worker is told which files it has loaded.
export async function keepOffline(path: string): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return false;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const files = [path, ...new Set(loaded.filter((name) => name.startsWith('/assets/')))];
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }) => done(Boolean(data));
    active.postMessage({ keep: files }, [port2]);
  });
}
