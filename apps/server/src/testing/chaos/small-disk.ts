import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** More than the 64 MiB that a restore needs to be free, in MiB. */
const megabytes = 128;

/** Mounts a small disk in memory. @returns false when this user may not mount */
export function mountSmallDisk(folder: string): boolean {
  const options = `size=${megabytes}m,mode=700`;
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;
}

export function unmountSmallDisk(folder: string): void {
  spawnSync('umount', [folder]);
}

const fileName = 'filling';

/** Fills the disk of a folder until nothing more can be written. */
export function fillDisk(folder: string): void {
  const block = Buffer.alloc(1024 * 1024);
  const file = openSync(path.join(folder, fileName), 'a');
  try {
    for (let size = block.length; size > 0;) {
      try {
        writeSync(file, block, 0, size);
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(file);
  }
}

/** Makes the space free that `fillDisk` has taken. */
export function emptyDisk(folder: string): void {
  rmSync(path.join(folder, fileName), { force: true });
}
