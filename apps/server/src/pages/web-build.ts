import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@cae-map/contract/api/page-renderer';
import { StartError } from '../lib/start-error.ts';
import { readTemplate, type PageTemplate } from './template.ts';

/** The built web application: its page, and what renders it; without a renderer the page is sent bare. */
export interface WebBuild {
  readonly clientDir: string;
  readonly template: PageTemplate;
  readonly renderer: PageRenderer | null;
}

/**
 * Loads what the web application's build left in `webDir`; null when it was not built.
 * @throws {StartError} `wrong_web_build` when its page lacks the markers.
 */
export async function loadWebBuild(
  webDir: string,
  onFault: (error: unknown) => void,
): Promise<WebBuild | null> {
  const clientDir = path.join(webDir, 'client');
  const page = path.join(clientDir, 'index.html');
  if (!existsSync(page)) return null;
  const template = readTemplate(readFileSync(page, 'utf8'));
  if ('missing' in template) {
    const missing = template.missing.join(', ');
    throw new StartError(
      'wrong_web_build',
      `The built page ${page} lacks ${missing}. Build the web application again.`,
    );
  }
  return {
    clientDir,
    template,
    renderer: await loadRenderer(path.join(webDir, 'renderer', 'renderer.js'), onFault),
  };
}

/** A renderer that cannot be loaded is a fault to mend, and no reason to keep the map from its visitors. */
async function loadRenderer(file: string, onFault: (error: unknown) => void): Promise<PageRenderer | null> {
  try {
    const module: unknown = await import(pathToFileURL(file).href);
    const create: unknown =
      typeof module === 'object' && module !== null && Reflect.get(module, 'createPageRenderer');
    if (typeof create !== 'function') throw new TypeError(`${file} does not export createPageRenderer`);
    // The build's own types promise this; both sides take the interface from the contract.
    return create() as PageRenderer;
  } catch (error) {
    onFault(error);
    return null;
  }
}
