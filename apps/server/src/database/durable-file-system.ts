import { closeSync, fdatasyncSync, openSync, readdirSync, fsyncSync } from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * The file system of the embedded database, made durable: as it comes it never asks the disk to keep what was written,
 * so that an acknowledged change would survive a killed process but not a power cut. It rests on the inside of the
 * database's file layer; the version is pinned and a test counts the calls.
 */
export class DurableFileSystem extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), passSyncsToTheDisk];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

interface OpenFile {
  readonly nfd: number;
}

/** Gives the layer between the database and the folder an `fsync`; without one the call silently succeeds. */
function passSyncsToTheDisk(module: object): void {
  const layer: unknown = Reflect.get(module, 'NODEFS');
  const operations: unknown =
    typeof layer === 'object' && layer !== null ? Reflect.get(layer, 'stream_ops') : undefined;
  if (typeof operations !== 'object' || operations === null) {
    throw new Error('the embedded database has changed inside: its file layer has no operations to extend');
  }
  Reflect.set(operations, 'fsync', (file: OpenFile) => {
    fdatasyncSync(file.nfd);
    return 0;
  });
}

/** Asks the disk to keep every file and folder below `directory`. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const child = path.join(directory, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else if (entry.isFile()) syncPath(child);
  }
  syncPath(directory);
}

/** Asks the disk to keep one file or one folder's list of names. */
export function syncPath(target: string): void {
  const descriptor = openSync(target, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
