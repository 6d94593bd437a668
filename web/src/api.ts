// What is asked over HTTP. Anything that is not a success is a Trouble.
import { Trouble } from './errors';
import type { Refusal } from './wire';

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Trouble('offline');
  }
  if (!answer.ok) {
    const refusal = (await answer.json().catch(() => null)) as Refusal | null; // null: a proxy says it in its own way
    throw new Trouble(refusal?.code ?? 'failed', refusal?.detail ?? `${answer.status}`, false, refusal?.line ?? null);
  }
  return (await answer.json()) as T;
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
export const put = <T>(path: string, body: unknown = {}) => call<T>('PUT', path, body);
export const patch = <T>(path: string, body: unknown = {}) => call<T>('PATCH', path, body);
export const drop = <T>(path: string) => call<T>('DELETE', path);
