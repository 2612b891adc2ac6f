import { readFile } from 'node:fs/promises';
import { pageSource } from './page-build.ts';
import type { PeerOptions } from './page/peer-page.ts';

/** Reads an HTML file and embeds the options, which saves a request. */
export async function embedOptions(name: string, options: PeerOptions): Promise<string> {
  const html = await readFile(pageSource(name), 'utf8');
  return html.replace(
    'type="application/json"></',
    () => `type="application/json">${JSON.stringify(options)}</`,
  );
}
