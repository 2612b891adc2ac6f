import type { ReadPage } from './worker/pages.ts';

/** What a page sends to the service worker. */
export type WorkerMessage = { readonly kind: 'page-read' } & ReadPage;

/** Reads a message; null if it is not one: pages of earlier releases send others. */
export function readWorkerMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kind, path, title, isDocument } = data as Partial<Record<keyof WorkerMessage, unknown>>;
  if (kind !== 'page-read' || typeof path !== 'string' || !path.startsWith('/')) return null;
  return { kind, path, title: typeof title === 'string' ? title : '', isDocument: isDocument === true };
}
