import type { WorkerMessage } from '../../../lib/offline/messages.ts';

/** The path of the document that the browser has opened. */
const documentPath = window.location.pathname;

/** Lets the service worker keep a page that the visitor has read. Without a service worker there is nothing to do. */
export async function reportReadPage(path: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // A page in the background has not been read.
  if (document.visibilityState !== 'visible') return;
  const { active } = (await navigator.serviceWorker.ready) ?? {};
  const message: WorkerMessage = {
    kind: 'page-read',
    path,
    title: document.title,
    isDocument: path === documentPath,
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- messages to a worker have no target origin.
  if (window.location.pathname === path) active?.postMessage(message);
}
