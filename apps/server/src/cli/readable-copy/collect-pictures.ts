import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { textOf, type ReadableData } from '@cae-map/open-data/readable-copy/readable-data';

/** A picture of the copy. */
export interface CopiedPicture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads the pictures that may be passed on, in the middle size if there is one. One without a file on this machine is left out.
 * @param folders with the files below `/media/`, in the order of precedence
 */
export async function collectPictures(
  { tables, origin }: Pick<ReadableData, 'tables' | 'origin'>,
  folders: readonly string[],
): Promise<ReadonlyMap<number, CopiedPicture>> {
  const prefix = `${origin}/media/`;
  const pictures = new Map<number, CopiedPicture>();
  for (const row of tables.pictures) {
    const [id, url] = [Number(row['image_id']), textOf(row, 'url')];
    const name = url.startsWith(prefix) ? decodeURIComponent(url.slice(prefix.length)) : '';
    const bytes = isSafe(name) ? await readFirst(folders, sizesOf(name)) : null;
    if (bytes !== null) pictures.set(id, { name: `${id}${path.posix.extname(name)}`, bytes });
  }
  return pictures;
}

/** The middle size has the width in its name; pictures of other programs have only one size. */
function sizesOf(name: string): readonly string[] {
  return [name.replace(/(?:-1600)?(\.\w+)$/, '-800$1'), name];
}

/** The name comes from an archive, which may be that of others. */
function isSafe(name: string): boolean {
  return name !== '' && name.split('/').every((part) => /^[^.\\:\0][^\\:\0]*$/.test(part));
}

async function readFirst(folders: readonly string[], names: readonly string[]): Promise<Uint8Array | null> {
  for (const name of names) {
    for (const folder of folders) {
      const bytes = await readFile(path.join(folder, name)).catch(() => null);
      if (bytes !== null) return bytes;
    }
  }
  return null;
}
