import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Orm } from '../../database/connection.ts';
import { RequestError } from '../../responses/request-error.ts';
import { readContent } from '../read-content.ts';
import { exportPlaceData } from './export-place-data.ts';
import { exportShipped } from './export-shipped.ts';
import { replaceFile } from './replace-file.ts';
import { formatLikeFile, type FileLists } from './content-format.ts';
import { mergeContent } from './merge-content.ts';
import { readStoredContent } from './stored-content.ts';

/** What was exported. */
export interface ExportSummary {
  /** The names of the files that differ from the shipped content. */
  readonly changed: string[];
  readonly unchanged: number;
  readonly pictureCount: number;
  readonly losses: string[];
}

/**
 * Writes the records of a database as content files to `expedition` in a folder. An unchanged file is written byte for byte as it was
 * shipped.
 * @throws {StartError} `wrong_content` when the shipped content cannot be read.
 * @throws {RequestError} when the folder cannot be written.
 */
export async function exportContent(orm: Orm, contentDir: string, folder: string): Promise<ExportSummary> {
  readContent(contentDir);
  const shipped = path.join(contentDir, 'expedition');
  const names = (await readdir(shipped)).filter((name) => name.endsWith('.json')).sort();
  const originals = new Map<string, string>();
  for (const name of names) originals.set(name, await readFile(path.join(shipped, name), 'utf8'));
  const stored = await orm.transaction((transaction) => readStoredContent(transaction), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const lists = new Map([...originals].map(([name, text]) => [name, JSON.parse(text) as FileLists]));
  const losses = [...stored.losses];
  const merged = mergeContent(lists, stored.lists, (line) => losses.push(line));
  const changed: string[] = [];
  try {
    const target = path.join(folder, 'expedition');
    await mkdir(target, { recursive: true });
    for (const [name, contents] of merged) {
      const original = originals.get(name) ?? '{}';
      const isChanged = JSON.stringify(contents) !== JSON.stringify(lists.get(name));
      if (isChanged) changed.push(name);
      await replaceFile(path.join(target, name), isChanged ? formatLikeFile(contents, original) : original);
    }
    changed.push(...(await exportShipped(orm, contentDir, folder)));
    const report = (line: string): void => void losses.push(line);
    changed.push(...(await exportPlaceData(orm, contentDir, { folder, report })));
  } catch (error) {
    throw new RequestError('invalid_request', `The folder ${folder} cannot be written: ${String(error)}`, {
      cause: error,
    });
  }
  return {
    changed,
    unchanged: merged.size - changed.filter((name) => merged.has(name)).length,
    pictureCount: stored.pictureCount,
    losses,
  };
}
