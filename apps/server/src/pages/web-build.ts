import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageResolver } from '@cae-map/contract/api/page-renderer';
import { StartError } from '../lib/start-error.ts';
import { createRendererPool, type RendererPool } from './renderer-pool.ts';
import { readTemplate, type PageTemplate } from './template.ts';

/** The built web application. */
export interface WebBuild {
  readonly clientDir: string;
  readonly template: PageTemplate;
  /** Null when it cannot be loaded: every page is then the shell, which is rendered in the browser. */
  readonly rendering: PageRendering | null;
}

/** Resolves paths and renders their pages. */
export interface PageRendering {
  readonly resolver: PageResolver;
  readonly renderer: RendererPool;
}

/**
 * Loads the build of the web application from `webDir`; null when it is not built. A renderer that cannot be loaded is
 * reported to `onRendererError`, and pages are served without it.
 * @throws {StartError} `wrong_web_build` when markers are missing in the template.
 */
export async function loadWebBuild(
  webDir: string,
  onRendererError: (error: unknown) => void,
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
  const rendering = await loadRendering(path.join(webDir, 'renderer')).catch((error: unknown) => {
    onRendererError(error);
    return null;
  });
  return { clientDir, template, rendering };
}

async function loadRendering(directory: string): Promise<PageRendering> {
  // Before the pool, which would otherwise have to be closed when the resolver cannot be loaded.
  const resolver = await loadResolver(path.join(directory, 'page-resolver.js'));
  return { resolver, renderer: await createRendererPool(path.join(directory, 'renderer.js')) };
}

async function loadResolver(file: string): Promise<PageResolver> {
  const module: unknown = await import(pathToFileURL(file).href);
  const resolve: unknown =
    typeof module === 'object' && module !== null && Reflect.get(module, 'resolvePage');
  if (typeof resolve !== 'function') throw new TypeError(`${file} does not export resolvePage`);
  // The build of this file has checked it against this interface.
  return { resolve: resolve as PageResolver['resolve'] };
}
