import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageMarkers } from '@cae-map/contract/api/page-renderer';
import { serviceWorkerFile } from '@cae-map/contract/api/service-worker';
import sharp from 'sharp';
import { build } from 'vite';
import type { Release } from '../../src/lib/offline/worker/worker-context.ts';
import { choosePrecache } from './precache.ts';
import { readBuild } from './read-build.ts';
import { createWebManifest, iconSizes } from './web-manifest.ts';

/*
 * Writes what makes the built application installable and available without a network: the shell, the manifests, the icons, the news, and
 * the service worker with the list of the files that it keeps.
 */

const root = path.join(import.meta.dirname, '..', '..');
const folder = path.join(root, 'dist', 'client');
const background = '#fbf5e8';

await writeShell();
await writeIcons();
for (const language of ['ru', 'en'] as const) {
  const name = language === 'ru' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
  await writeFile(path.join(folder, name), JSON.stringify(createWebManifest(language)));
}
const template = await readFile(path.join(folder, 'index.html'), 'utf8');
const entry = /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(template)?.[1];
if (entry === undefined) throw new Error('the built page has no entry script');
const news: unknown = JSON.parse(
  await readFile(path.join(root, '..', '..', 'content', 'news', 'news.json'), 'utf8'),
);
await writeFile(path.join(folder, 'release.json'), JSON.stringify({ entry, news }));
await buildServiceWorker(await createRelease());

/** The template without a page; the application renders into its empty root. */
async function writeShell(): Promise<void> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8');
  const shell = html
    .replace(pageMarkers.head, '<title>CAE Map</title><meta name="robots" content="noindex" />')
    .replace(pageMarkers.data, '')
    .replace(pageMarkers.body, '');
  await writeFile(path.join(folder, 'shell.html'), shell);
}

async function writeIcons(): Promise<void> {
  const icon = await readFile(path.join(root, 'public', 'favicon.svg'));
  await mkdir(path.join(folder, 'install'), { recursive: true });
  for (const size of iconSizes)
    await sharp(icon, { density: 600 })
      .resize(size, size)
      .png()
      .toFile(path.join(folder, 'install', `icon-${size}.png`));
  // Launchers cut up to a fifth from each side.
  await sharp(icon, { density: 600 })
    .resize(320, 320)
    .extend({ top: 96, bottom: 96, left: 96, right: 96, background })
    .flatten({ background })
    .png()
    .toFile(path.join(folder, 'install', 'icon-maskable.png'));
}

async function createRelease(): Promise<Release> {
  const { files, manifest } = await readBuild(folder);
  const { kept } = choosePrecache(files, manifest);
  const hash = createHash('sha256');
  for (const file of kept) {
    hash.update(file);
    // The names of the others contain a hash.
    if (!file.startsWith('/assets/')) hash.update(await readFile(path.join(folder, file)));
  }
  return { id: hash.digest('hex').slice(0, 16), files: kept };
}

async function buildServiceWorker(release: Release): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { builtRelease: JSON.stringify(release) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rollupOptions: {
        input: path.join(root, 'src', 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: serviceWorkerFile },
      },
    },
  });
}
