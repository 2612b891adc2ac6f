import { sectionCachePrefix } from '../cache-names.ts';

/** What is known of a kept section; it is stored beside its files, so that the browser deletes both or none. */
export interface KeptSection {
  readonly id: string;
  /** How many of its files are stored, and how many it has. */
  readonly done: number;
  readonly total: number;
  /** The size of its files. */
  readonly bytes: number;
  /** When it was kept or updated last, ISO 8601 in UTC. */
  readonly keptAt: string;
}

/** The key of the description within the cache of a section. */
export const descriptionKey = '/kept-section.json';

export const sectionCacheName = (id: string): string => sectionCachePrefix + id;

/** The caches of the browser; null where they are blocked or not supported. */
export function openCaches(): CacheStorage | null {
  try {
    return typeof caches === 'undefined' ? null : caches;
  } catch {
    return null;
  }
}

/** The kept sections by id. A section whose description is damaged can only be deleted or kept again. */
export async function listKeptSections(storage: CacheStorage): Promise<ReadonlyMap<string, KeptSection>> {
  const names = (await storage.keys()).filter((name) => name.startsWith(sectionCachePrefix));
  const sections = await Promise.all(
    names.map(async (name) => {
      const id = name.slice(sectionCachePrefix.length);
      const response = await (await storage.open(name)).match(descriptionKey);
      return readDescription(id, await response?.text().catch(() => ''));
    }),
  );
  return new Map(sections.map((section) => [section.id, section]));
}

/** Reads a description; a damaged one is that of a section of which nothing is known. */
export function readDescription(id: string, text: string | undefined): KeptSection {
  const unknown = { id, done: 0, total: 1, bytes: 0, keptAt: '' };
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return unknown;
    const { done, total, bytes, keptAt } = value as Record<string, unknown>;
    const isValid =
      [done, total, bytes].every((each) => Number.isSafeInteger(each) && Number(each) >= 0) &&
      typeof keptAt === 'string' &&
      Number(done) <= Number(total);
    return isValid ? { id, done: Number(done), total: Number(total), bytes: Number(bytes), keptAt } : unknown;
  } catch {
    return unknown;
  }
}

export async function writeDescription(cache: Cache, section: KeptSection): Promise<void> {
  await cache.put(descriptionKey, Response.json(section));
}

/** Deletes a section with all of its files. */
export async function deleteSection(storage: CacheStorage, id: string): Promise<void> {
  await storage.delete(sectionCacheName(id));
}
