import { closeSync, fdatasyncSync, openSync, readdirSync, fsyncSync } from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * A durable file system for the embedded database. The one of PGlite never calls fsync, so an acknowledged write would
 * survive a killed process but not a power failure. It depends on internals of PGlite, whose version is pinned; a test
 * counts the calls.
 */
export class DurableFileSystem extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

interface OpenFile {
  readonly nfd: number;
}

/** Adds an `fsync` to the NODEFS layer; without one the call succeeds silently. */
function addFsync(module: object): void {
  const layer: unknown = Reflect.get(module, 'NODEFS');
  const operations: unknown =
    typeof layer === 'object' && layer !== null ? Reflect.get(layer, 'stream_ops') : undefined;
  if (typeof operations !== 'object' || operations === null) {
    throw new Error(
      'the internals of the embedded database have changed: NODEFS has no stream_ops to extend',
    );
  }
  Reflect.set(operations, 'fsync', (file: OpenFile) => {
    fdatasyncSync(file.nfd);
    return 0;
  });
}

/** Flushes every file and folder below `directory` to disk. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const child = path.join(directory, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else if (entry.isFile()) syncPath(child);
  }
  syncPath(directory);
}

/** Flushes one file, or the entries of one folder, to disk. */
export function syncPath(target: string): void {
  const descriptor = openSync(target, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
