import { open } from 'node:fs/promises';
import { RequestError } from '../../responses/request-error.ts';

/** A part of a file. */
export interface FilePart {
  /** Where it begins, in bytes. */
  readonly offset: number;
  /** The length of the whole file, which the part must not exceed. */
  readonly end: number;
  readonly contents: AsyncIterable<Uint8Array>;
}

/**
 * Writes a part of a file, which is on the disk when the promise resolves, and returns its end. The position of every byte
 * follows from the offset, so that a request whose connection is thought to be alive and the one that replaces it can write at the
 * same time.
 * @throws {RequestError} `payload_too_large` when the part exceeds the file; what precedes it is written.
 */
export async function writePart(file: string, { offset, end, contents }: FilePart): Promise<number> {
  const handle = await open(file, 'r+');
  let position = offset;
  try {
    for await (const chunk of contents) {
      if (position + chunk.byteLength > end)
        throw new RequestError(
          'payload_too_large',
          `The upload was announced with ${end} bytes and has more.`,
        );
      await writeAll(handle, chunk, position);
      position += chunk.byteLength;
    }
    return position;
  } finally {
    // Also of a part that breaks off: the client asks for the offset and continues there.
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

async function writeAll(
  handle: Awaited<ReturnType<typeof open>>,
  chunk: Uint8Array,
  position: number,
): Promise<void> {
  let written = 0;
  while (written < chunk.byteLength) {
    const { bytesWritten } = await handle.write(
      chunk,
      written,
      chunk.byteLength - written,
      position + written,
    );
    written += bytesWritten;
  }
}
