// @ts-check
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the map at `/` may take until it can be used: JavaScript with worker, CSS and fonts, in bytes over the wire. */
export const entryLimit = 650_000;

/**
 * What the visitor of `/` loads before the map can be used, by the names of the build's manifest; each brings what it
 * imports. Every page waits for the words of both languages.
 */
const roots = [
  /^index\.html$/,
  /^_live-map-[\w-]+\.js$/,
  /maplibre-gl\/.*worker/,
  /\/catalogue-ru\.ts$/,
  /\/catalogue-en\.ts$/,
  // Files of rarer letters come with the first label or text that has one.
  /\.woff2$/,
];

/** @type {RegExp} */
const later = /-(?:accented|extended)\.woff2$/;

/**
 * A part of the build, as the manifest has it.
 * @typedef {object} BuiltPart
 * @property {string} file
 * @property {readonly string[]} [imports] names of other parts
 * @property {readonly string[]} [css] files
 * @typedef {Readonly<Record<string, BuiltPart>>} Manifest
 */

/**
 * The files that the map at `/` needs. Throws when the build has no part where one is looked for: the list above
 * would leave something out then.
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
    const names = Object.keys(manifest).filter((name) => root.test(name) && !later.test(name));
    if (names.length === 0)
      throw new Error(`the build has no part ${root}: scripts/lib/entry-size.mjs is out of date`);
    names.forEach(visit);
  }
  return [...files];
}

/**
 * The files of the entry with their bytes over the wire, the largest first.
 * @param {string} folder of the built page
 * @returns {{ file: string, bytes: number }[]}
 */
export function measureEntry(folder) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  return entryFiles(manifest)
    .map((file) => ({ file, bytes: wireBytes(join(folder, file)) }))
    .sort((one, other) => other.bytes - one.bytes);
}

/**
 * Text is delivered as the copy that the build has compressed.
 * @param {string} path
 */
function wireBytes(path) {
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
  const total = `The map at / loads ${kilobytes(sum)} kB of JavaScript, CSS and fonts; the limit is ${kilobytes(entryLimit)} kB.`;
  const largest = files.slice(0, 8).map(({ file, bytes }) => `  ${kilobytes(bytes).padStart(6)} kB  ${file}`);
  return { isWithin, message: [total, 'The largest files:', ...largest].join('\n') };
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
