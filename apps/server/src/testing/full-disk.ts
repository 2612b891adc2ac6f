import { open, type FileHandle } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';

/** Makes a method of all file handles fail as on a full disk until the test has finished. */
export async function simulateFullDisk(method: 'write' | 'writeFile'): Promise<void> {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
  const handle = await open(fileURLToPath(import.meta.url));
  await handle.close();
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  const spy = vi.spyOn(prototype, method).mockRejectedValue(full);
  onTestFinished(() => spy.mockRestore());
}
