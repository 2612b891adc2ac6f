import { statSync } from 'node:fs';
import path from 'node:path';
import type { ImageRow } from './repository.ts';

/** The file of an original and the name of its download. */
export interface Original {
  /** Absolute. */
  readonly file: string;
  readonly name: string;
}

const mediaPrefix = '/media/';

/**
 * Finds the file of an original: the one below `orig/`, else the image itself when there is no larger file; undefined
 * when neither exists. Paths in records cannot leave the media roots.
 */
export function findOriginalFile(
  image: Pick<ImageRow, 'filename' | 'filename_orig' | 'url'>,
  roots: readonly string[],
): Original | undefined {
  const name = image.filename_orig ?? image.filename;
  if (name === null) return undefined;
  const whole = image.url?.startsWith(mediaPrefix) ? image.url.slice(mediaPrefix.length) : undefined;
  const candidates = [path.join('orig', name), ...(whole === undefined ? [] : [whole])];
  const file = candidates.flatMap((candidate) =>
    roots.flatMap((root) => fileBelow(root, candidate) ?? []),
  )[0];
  return file === undefined ? undefined : { file, name: path.basename(name) };
}

function fileBelow(root: string, candidate: string): string | undefined {
  const file = path.resolve(root, candidate);
  const isFile = file.startsWith(root + path.sep) && statSync(file, { throwIfNoEntry: false })?.isFile();
  return isFile ? file : undefined;
}
