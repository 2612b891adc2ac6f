import { listNames, type ListName } from '../../api/query/list-name.ts';
import { readSavedList, saveList } from '../../storage/saved-lists.ts';
import { markOfPage } from '../worker/pages.ts';
import { keptPagePath } from '../worker/public-pages.ts';
import { titleHeader } from '../cache-names.ts';
import { descriptionKey, sectionCacheName, writeDescription } from './section-store.ts';

/*
 * A section as one file: a first line, a line of JSON with the entries, and the contents of the entries one after the other. The file
 * has neither documents nor scripts, and its reader accepts only data, tiles and raster pictures of known paths, because a file can come from anywhere.
 */

const firstLine = 'cae-map-section 1';

/** Bounds of a file: its bytes, its entries, the bytes of the line of entries and of an entry. */
const largest = { file: 400_000_000, entries: 20_000, header: 8_000_000, entry: 30_000_000 } as const;

interface Entry {
  readonly path: string;
  readonly bytes: number;
  /** The title of a page; its entry is empty. */
  readonly title?: string;
}

interface FileHeader {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly lists: readonly { readonly name: ListName; readonly savedAt: string; readonly bytes: number }[];
}

/** The kinds of contents by path, with the type with which they are stored. */
const accepted: readonly (readonly [RegExp, (bytes: Uint8Array) => string | null])[] = [
  [/^\/v1\/map-tiles\/[0-9a-f]{16}\/\d+\/\d+\/\d+$/, () => 'application/x-protobuf'],
  [/^\/atlas\/(?:tiles|near)\/\d+\/\d+\/\d+\.pbf$/, () => 'application/x-protobuf'],
  [/^\/atlas\/[\w/]+\/\d+\/\d+\/\d+\.webp$/, rasterType],
  [/^\/media\/[\w./%-]+\.(?:webp|jpe?g|png|avif)$/, rasterType],
  [/^\/atlas\/terrain\/terrain\.json$/, jsonType],
  [/^\/v1\/[\w/-]+(?:\?[\w=&%-]*)?$/, jsonType],
];

/** The media type of a raster picture by its first bytes; null for anything else. */
function rasterType(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp';
  if (start.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (start.startsWith('\u0089PNG')) return 'image/png';
  return start.slice(4).startsWith('ftypavif') ? 'image/avif' : null;
}

function jsonType(bytes: Uint8Array): string | null {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return 'application/json; charset=utf-8';
  } catch {
    return null;
  }
}

/** Writes a kept section, with the lists that its pages need, as a file. */
export async function writeSectionFile(storage: CacheStorage, id: string): Promise<Blob> {
  const cache = await storage.open(sectionCacheName(id));
  const entries: Entry[] = [];
  const bodies: Blob[] = [];
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    const response = pathname === descriptionKey ? undefined : await cache.match(request);
    if (response === undefined) continue;
    const title = response.headers.get(titleHeader);
    const body = await response.blob();
    entries.push({
      path: pathname + search,
      bytes: body.size,
      ...(title === null ? {} : { title: decodeURIComponent(title) }),
    });
    bodies.push(body);
  }
  const lists: FileHeader['lists'][number][] = [];
  for (const name of listNames) {
    const saved = await readSavedList(name);
    if (saved === null) continue;
    const body = new Blob([JSON.stringify(saved.records)]);
    lists.push({ name, savedAt: saved.savedAt, bytes: body.size });
    bodies.push(body);
  }
  const header: FileHeader = { id, entries, lists };
  return new Blob([`${firstLine}\n${JSON.stringify(header)}\n`, ...bodies], {
    type: 'application/octet-stream',
  });
}

export type ReadOutcome =
  | { readonly kind: 'read'; readonly id: string }
  /** It is no file of a section, or of a later version of the format. */
  | { readonly kind: 'unknown' }
  /** It is incomplete, or has contents that do not belong into such a file. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'large' }
  | { readonly kind: 'full' };

/**
 * Stores a section from a file. Nothing is stored unless the whole file is valid.
 * @param ids the ids of known sections
 */
export async function readSectionFile(
  storage: CacheStorage,
  file: Blob,
  { ids, origin }: { readonly ids: readonly string[]; readonly origin: string },
): Promise<ReadOutcome> {
  if (file.size > largest.file) return { kind: 'large' };
  const start = await file.slice(0, firstLine.length + 1).text();
  if (start !== `${firstLine}\n`) return { kind: 'unknown' };
  const head = new Uint8Array(await file.slice(start.length, start.length + largest.header).arrayBuffer());
  const end = head.indexOf(0x0a);
  const header = end < 0 ? null : readHeader(new TextDecoder().decode(head.subarray(0, end)), ids);
  if (header === null) return { kind: 'damaged' };
  let offset = start.length + end + 1;
  const bytes = [...header.entries, ...header.lists].reduce((sum, entry) => sum + entry.bytes, 0);
  if (offset + bytes !== file.size) return { kind: 'damaged' };

  const types: string[] = [];
  const first = offset;
  for (const entry of header.entries) {
    const type =
      entry.title === undefined ? await findType(entry, file.slice(offset, offset + entry.bytes)) : '';
    if (type === null) return { kind: 'damaged' };
    types.push(type);
    offset += entry.bytes;
  }
  const lists: { name: ListName; savedAt: string; records: unknown[] }[] = [];
  for (const { name, savedAt, bytes: size } of header.lists) {
    const records = parse(await file.slice(offset, offset + size).text());
    if (!Array.isArray(records)) return { kind: 'damaged' };
    lists.push({ name, savedAt, records });
    offset += size;
  }

  try {
    const cache = await storage.open(sectionCacheName(header.id));
    offset = first;
    for (const [index, { path, bytes: size, title }] of header.entries.entries()) {
      const body = file.slice(offset, offset + size);
      const response =
        title === undefined
          ? new Response(body, {
              headers: { 'content-type': types[index] ?? '', 'x-content-type-options': 'nosniff' },
            })
          : markOfPage(title);
      await cache.put(origin + path, response);
      offset += size;
    }
    const total = header.entries.length;
    const keptAt = new Date().toISOString();
    await writeDescription(cache, { id: header.id, done: total, total, bytes, keptAt });
  } catch {
    return { kind: 'full' };
  }
  for (const { name, records, savedAt } of lists)
    if ((await readSavedList(name)) === null) await saveList(name, records, savedAt);
  return { kind: 'read', id: header.id };
}

async function findType({ path }: Entry, body: Blob): Promise<string | null> {
  const kind = accepted.find(([pattern]) => pattern.test(path))?.[1];
  return kind?.(new Uint8Array(await body.arrayBuffer())) ?? null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the line of entries; null if anything in it is not as it is written. */
function readHeader(text: string, ids: readonly string[]): FileHeader | null {
  const value = parse(text);
  if (typeof value !== 'object' || value === null) return null;
  const { id, entries, lists } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !ids.includes(id)) return null;
  if (!Array.isArray(entries) || !Array.isArray(lists) || entries.length > largest.entries) return null;
  const isValid = entries.every(isEntry) && lists.every(isList);
  return isValid ? { id, entries, lists } : null;
}

const isSize = (value: unknown): boolean =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= largest.entry;

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { path, bytes, title } = value as Record<string, unknown>;
  if (typeof path !== 'string' || !isSize(bytes) || path.includes('..')) return false;
  if (title === undefined) return accepted.some(([pattern]) => pattern.test(path));
  return typeof title === 'string' && title.length <= 300 && bytes === 0 && keptPagePath(path) === path;
}

function isList(value: unknown): value is FileHeader['lists'][number] {
  if (typeof value !== 'object' || value === null) return false;
  const { name, savedAt, bytes } = value as Record<string, unknown>;
  return listNames.some((each) => each === name) && typeof savedAt === 'string' && isSize(bytes);
}
