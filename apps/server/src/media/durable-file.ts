import { open } from 'node:fs/promises';

/** Writes a new file, which is on the disk when the promise resolves. @throws when the file exists. */
export async function writeFileDurably(
  file: string,
  contents: string | AsyncIterable<Uint8Array>,
): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    if (typeof contents === 'string') await handle.writeFile(contents);
    else for await (const chunk of contents) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a new name durable. Windows cannot open folders and does not need this. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
