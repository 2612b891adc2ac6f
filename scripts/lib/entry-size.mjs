// @ts-check
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The budget of the entry: JavaScript with worker, CSS and fonts of the map at `/`, in transferred bytes. */
export const entryLimit = 650_000;

/**
 * The modules that the map at `/` loads before it is usable, by their names in the build manifest; their imports are added.
 * A page loads the messages of one language; the Russian ones are the larger.
 */
const roots = [
  /^index\.html$/,
  /^_first-map-[\w-]+\.js$/,
  /^_page-[\w-]+\.js$/,
  /^_live-map-[\w-]+\.js$/,
  /maplibre-gl\/.*worker/,
  /\/catalogue-ru\.ts$/,
  // Fonts with rarer characters are loaded on demand, see below.
  /\.woff2$/,
];

/** Fonts that are loaded with the first text that needs them. @type {RegExp} */
const onDemand = /-(?:accented|extended)\.woff2$/;

/**
 * An entry of the build manifest.
 * @typedef {object} BuiltPart
 * @property {string} file
 * @property {boolean} [isDynamicEntry] whether it is imported on demand
 * @property {readonly string[]} [imports] names of other entries
 * @property {readonly string[]} [css] paths of style sheets
 * @typedef {Readonly<Record<string, BuiltPart>>} Manifest
 */

/**
 * The files that the map at `/` loads. Throws when the manifest has no entry for one of the roots, since the size would then
 * be incomplete.
 * @param {Manifest} manifest
 * @returns {string[]} paths within the build
 */
export function entryFiles(manifest) {
  const files = new Set();
  const visited = new Set();
  /** @param {string} name */
  const visit = (name) => {
    const part = manifest[name];
    if (part === undefined || visited.has(name)) return;
    visited.add(name);
    for (const file of [part.file, ...(part.css ?? [])]) files.add(file);
    part.imports?.forEach(visit);
  };
  for (const root of roots) {
    const names = Object.keys(manifest).filter((name) => root.test(name) && !onDemand.test(name));
    if (names.length === 0)
      throw new Error(
        `the build manifest has no entry for ${root}: scripts/lib/entry-size.mjs is out of date`,
      );
    names.forEach(visit);
  }
  return [...files];
}

/**
 * The message files of features that the entry contains or that are not loaded on demand. They must not be part of it, so
 * that the entry does not grow with the messages of features that the first screen does not show.
 * @param {Manifest} manifest
 * @param {readonly string[]} sources the message files of all features, from `apps/web`
 */
export function messagesInEntry(manifest, sources) {
  const entry = new Set(entryFiles(manifest));
  return sources.filter((source) => {
    const part = manifest[source];
    return part === undefined || !part.isDynamicEntry || entry.has(part.file);
  });
}

/**
 * The files of the entry with their transferred bytes, the largest first.
 * @param {string} folder the folder of the built web application
 * @returns {{ file: string, bytes: number }[]}
 */
export function measureEntry(folder) {
  return entryFiles(readManifest(folder))
    .map((file) => ({ file, bytes: transferredBytes(join(folder, file)) }))
    .sort((one, other) => other.bytes - one.bytes);
}

/**
 * @param {string} folder the folder of the built web application
 * @returns {Manifest}
 */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
}

/**
 * The size of a file as it is served: precompressed if the build has done so.
 * @param {string} path
 */
function transferredBytes(path) {
  const compressed = `${path}.br`;
  return statSync(existsSync(compressed) ? compressed : path).size;
}

/**
 * @param {ReturnType<typeof measureEntry>} files
 * @returns {{ isWithin: boolean, message: string }}
 */
export function judgeEntry(files) {
  const sum = files.reduce((bytes, file) => bytes + file.bytes, 0);
  const isWithin = sum <= entryLimit;
  const total = `Entry of the map at /: ${kilobytes(sum)} kB of JavaScript, CSS and fonts; the limit is ${kilobytes(entryLimit)} kB.`;
  const largest = files.slice(0, 8).map(({ file, bytes }) => `  ${kilobytes(bytes).padStart(6)} kB  ${file}`);
  return { isWithin, message: [total, 'Largest files:', ...largest].join('\n') };
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
