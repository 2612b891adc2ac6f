import { readFile } from 'node:fs/promises';
import { pageSource } from './page-build.ts';
import type { PeerOptions } from './page/peer-page.ts';

/** The HTML of a peer with its options in it, so that no request of their own is needed. */
export async function optionsInto(name: string, options: PeerOptions): Promise<string> {
  const html = await readFile(pageSource(name), 'utf8');
  return html.replace(
    'type="application/json"></',
    () => `type="application/json">${JSON.stringify(options)}</`,
  );
}
