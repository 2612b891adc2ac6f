import { open } from 'node:fs/promises';
import { Transform, type TransformCallback } from 'node:stream';
import { crc32 } from 'node:zlib';
import { backupError } from './backup-error.ts';

/** A tar file ends with two blocks of zeros. */
const blockBytes = 512;
const endBytes = 2 * blockBytes;
/** A gzip file ends with the CRC-32 and the size of what it contains, of four bytes each (RFC 1952, section 2.3.1). */
const trailerBytes = 8;

/** Passes the tar file within an archive on, and remembers what identifies its end. */
export class TarObserver extends Transform {
  /** The bytes that have passed. */
  bytes = 0;
  #crc = 0;
  #tail = Buffer.alloc(0);

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.byteLength;
    this.#crc = crc32(chunk, this.#crc);
    this.#tail = Buffer.concat([this.#tail, chunk.subarray(-endBytes)]).subarray(-endBytes);
    done(null, chunk);
  }

  /** Whether the last bytes are the end of a tar file. */
  hasEnd(): boolean {
    return this.#tail.byteLength === endBytes && this.#tail.every((byte) => byte === 0);
  }

  /** The last bytes of a gzip file that contains exactly what has passed. */
  gzipTrailer(): Buffer {
    const trailer = Buffer.alloc(trailerBytes);
    trailer.writeUInt32LE(this.#crc, 0);
    trailer.writeUInt32LE(this.bytes % 2 ** 32, 4);
    return trailer;
  }
}

/** Where the readers of an archive have stopped, in bytes. */
interface ReadArchive {
  readonly tar: TarObserver;
  /** The end of the contents of the last member in the tar file. */
  readonly membersEnd: number;
  /** The bytes of the file that were unpacked. */
  readonly unpackedBytes: number;
}

/**
 * Compares the end of an archive with that of its last member. Readers of tar and gzip files ignore what follows, such as a second
 * gzip file after zeros.
 * @throws {RequestError} for an archive without its end, and for one with anything after it.
 */
export async function checkArchiveEnd(
  file: string,
  { tar, membersEnd, unpackedBytes }: ReadArchive,
): Promise<void> {
  const expected = Math.ceil(membersEnd / blockBytes) * blockBytes + endBytes;
  if (tar.bytes < expected || !tar.hasEnd()) throw backupError(`${file} is incomplete: its end is missing.`);
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(trailerBytes), 0, trailerBytes, size - trailerBytes);
    if (tar.bytes !== expected || size !== unpackedBytes || !buffer.equals(tar.gzipTrailer()))
      throw backupError(
        `${file} is damaged: there is something after its end. Nothing was changed. Use the archive as it was made.`,
      );
  } finally {
    await handle.close();
  }
}
