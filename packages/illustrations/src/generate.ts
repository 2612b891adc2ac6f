import { access, constants, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHash } from 'node:crypto';
import type { IllustratedPlace } from './choice/places.ts';
import { illustrationPlans, type IllustrationPlan } from './records.ts';
import { fileNames, renderIllustration } from './render.ts';
import { readBasemap } from './choice/terrain-facts.ts';

export interface GenerateOptions {
  readonly places: readonly IllustratedPlace[];
  /** The folder with elevation.png, lakes.geojson, rivers.geojson and ridges.geojson. */
  readonly basemapFolder: string;
  readonly outputFolder: string;
  /** Called after every illustration. */
  readonly onProgress?: (done: number, total: number) => void;
  /** The number of illustrations drawn concurrently; 2 by default. */
  readonly concurrency?: number;
}

export interface GenerateResult {
  readonly plans: readonly IllustrationPlan[];
  readonly drawn: number;
  readonly skipped: number;
}

/** Thrown when drawing cannot continue; the message explains how to fix it. */
export class IllustrationError extends Error {
  readonly code: 'folder_not_writable' | 'disk_full' | 'basemap_missing' | 'drawing_failed';

  constructor(code: IllustrationError['code'], message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'IllustrationError';
    this.code = code;
  }
}

const stampName = 'illustrations.stamp.json';

function getErrorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** A hash of the sources of this package, so that illustrations are redrawn when the code changes. */
async function sourcesHash(): Promise<string> {
  const root = dirname(fileURLToPath(import.meta.url));
  const names = (await readdir(root, { recursive: true }))
    .filter((name) => name.endsWith('.ts') && !/(\.test\.ts$|^testing\b)/.test(name))
    .sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(await readFile(join(root, name)));
  return hash.digest('hex');
}

async function readStamp(folder: string): Promise<ReadonlyMap<string, string>> {
  try {
    const entries: unknown = JSON.parse(await readFile(join(folder, stampName), 'utf8'));
    if (typeof entries !== 'object' || entries === null) return new Map();
    return new Map(Object.entries(entries).map(([key, value]) => [key, String(value)]));
  } catch {
    return new Map();
  }
}

async function writeStamp(folder: string, stamp: ReadonlyMap<string, string>): Promise<void> {
  const temporary = join(folder, `.${stampName}.part`);
  await writeFile(
    temporary,
    JSON.stringify(Object.fromEntries([...stamp].sort(([one], [two]) => (one < two ? -1 : 1)))),
  );
  await rename(temporary, join(folder, stampName));
}

async function prepareFolder(folder: string): Promise<Set<string>> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    const names = await readdir(folder);
    for (const name of names)
      if (name.startsWith('.') && name.endsWith('.part')) await rm(join(folder, name), { force: true });
    return new Set(names);
  } catch (error) {
    throw new IllustrationError(
      'folder_not_writable',
      `The folder for illustrations cannot be written: ${folder}. Give write permission or choose another folder.`,
      error,
    );
  }
}

/**
 * Draws every illustration that is missing or out of date. Can be killed at any time and called again: files are
 * written atomically, and illustrations that were drawn from the same sources and the same record are kept.
 */
export async function generateIllustrations(options: GenerateOptions): Promise<GenerateResult> {
  const { places, basemapFolder, outputFolder, onProgress } = options;
  const existing = await prepareFolder(outputFolder);
  const basemap = await readBasemap(basemapFolder).catch((error: unknown) => {
    throw new IllustrationError(
      'basemap_missing',
      `The basemap could not be read from ${basemapFolder}: elevation.png, lakes.geojson, rivers.geojson and ridges.geojson are needed.`,
      error,
    );
  });
  const plans = illustrationPlans(places, basemap);
  const sources = await sourcesHash();
  const keys = new Map(
    plans.map((plan) => [
      plan.file_name,
      createHash('sha256').update(sources).update(JSON.stringify(plan)).digest('hex'),
    ]),
  );
  const before = await readStamp(outputFolder);
  const stamp = new Map<string, string>();
  const waiting: IllustrationPlan[] = [];
  for (const plan of plans) {
    const key = keys.get(plan.file_name) ?? '';
    if (before.get(plan.file_name) === key && fileNames(plan).every((name) => existing.has(name)))
      stamp.set(plan.file_name, key);
    else waiting.push(plan);
  }
  const skipped = stamp.size;
  let done = skipped;
  let saved = Promise.resolve();
  if (waiting.length > 0) onProgress?.(done, plans.length);
  const work = async (): Promise<void> => {
    for (let plan = waiting.shift(); plan; plan = waiting.shift()) {
      await renderIllustration(plan, outputFolder);
      stamp.set(plan.file_name, keys.get(plan.file_name) ?? '');
      done += 1;
      onProgress?.(done, plans.length);
      if (done % 20 === 0) await (saved = saved.then(() => writeStamp(outputFolder, stamp)));
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.max(1, options.concurrency ?? 2) }, work));
    await saved;
    await writeStamp(outputFolder, stamp);
  } catch (error) {
    waiting.length = 0;
    throw explain(error, outputFolder);
  }
  return { plans, drawn: plans.length - skipped, skipped };
}

function explain(error: unknown, folder: string): IllustrationError {
  const code = getErrorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new IllustrationError(
      'disk_full',
      `The disk is full: illustrations need about 60 MB in ${folder}. Free some space and start again; what is drawn stays.`,
      error,
    );
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new IllustrationError(
      'folder_not_writable',
      `The folder for illustrations cannot be written: ${folder}. Give write permission or choose another folder.`,
      error,
    );
  return new IllustrationError(
    'drawing_failed',
    `An illustration could not be drawn: ${error instanceof Error ? error.message : String(error)}`,
    error,
  );
}
