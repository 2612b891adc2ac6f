import { open, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { HeightGrid } from './height-grid.ts';
import { interpolate, postsAround } from './posts.ts';
import type { GridLayout } from './posts.ts';

/*
 * The height grid as a file from which single heights are read without loading the grid (71 MB): a header of eight 32-bit
 * words, then the heights row by row, 16-bit integers. All numbers are little-endian.
 *
 * header: signature, version, width, height (unsigned integers), west, north in degrees (floats), posts per degree, unused
 */
const signature = 0x4845_4143; // "CAEH"
const version = 1;
const headerBytes = 32;
const bytesPerPost = Int16Array.BYTES_PER_ELEMENT;

const advice = 'run npm start, which generates it again';

/** An open height file. */
export interface HeightFile {
  readonly layout: GridLayout;
  /**
   * The height of a position in degrees, in metres, interpolated bilinearly; undefined outside the grid.
   * @throws when the file can no longer be read
   */
  heightAt(longitude: number, latitude: number): Promise<number | undefined>;
  close(): Promise<void>;
}

/** Writes a height grid to a file. @throws when the file cannot be written */
export async function writeHeightFile(path: string, grid: HeightGrid): Promise<void> {
  const { west, north, postsPerDegree, width, height, metres } = grid;
  const bytes = new DataView(new ArrayBuffer(headerBytes + metres.length * bytesPerPost));
  for (const [index, word] of [signature, version, width, height].entries())
    bytes.setUint32(index * 4, word, true);
  for (const [index, word] of [west, north, postsPerDegree].entries())
    bytes.setFloat32(16 + index * 4, word, true);
  for (let index = 0; index < metres.length; index++)
    bytes.setInt16(headerBytes + index * bytesPerPost, metres[index] ?? 0, true);
  await writeFile(path, new Uint8Array(bytes.buffer));
}

/**
 * Opens a height file. Heights are read from the disk at each call, so the memory of the process does not grow.
 * @throws when the file is missing, of another format or truncated; the message names the file and what to do
 */
export async function openHeightFile(path: string): Promise<HeightFile> {
  const file = await open(path).catch((error: Error) => {
    throw new Error(`${path} cannot be opened (${error.message}): ${advice}`, { cause: error });
  });
  try {
    const layout = await readLayout(file, path);
    return {
      layout,
      heightAt: async (longitude, latitude) => readHeight(file, path, layout, longitude, latitude),
      close: async () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readLayout(file: FileHandle, path: string): Promise<GridLayout> {
  const header = await readBytes(file, path, 0, headerBytes);
  if (header.getUint32(0, true) !== signature || header.getUint32(4, true) !== version) {
    throw new Error(`${path} is not a height file of version ${version}: ${advice}`);
  }
  const layout = {
    width: header.getUint32(8, true),
    height: header.getUint32(12, true),
    west: header.getFloat32(16, true),
    north: header.getFloat32(20, true),
    postsPerDegree: header.getFloat32(24, true),
  };
  const { size } = await file.stat();
  const expected = headerBytes + layout.width * layout.height * bytesPerPost;
  if (size !== expected) throw new Error(`${path} has ${size} bytes instead of ${expected}: ${advice}`);
  return layout;
}

async function readHeight(
  file: FileHandle,
  path: string,
  layout: GridLayout,
  longitude: number,
  latitude: number,
): Promise<number | undefined> {
  const posts = postsAround(layout, longitude, latitude);
  if (!posts) return undefined;
  const offset = headerBytes + (posts.row * layout.width + posts.column) * bytesPerPost;
  const [northern, southern] = await Promise.all([
    readBytes(file, path, offset, 2 * bytesPerPost),
    readBytes(file, path, offset + layout.width * bytesPerPost, 2 * bytesPerPost),
  ]);
  return interpolate(posts, [
    northern.getInt16(0, true),
    northern.getInt16(bytesPerPost, true),
    southern.getInt16(0, true),
    southern.getInt16(bytesPerPost, true),
  ]);
}

async function readBytes(
  file: FileHandle,
  path: string,
  position: number,
  length: number,
): Promise<DataView> {
  const bytes = new Uint8Array(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  if (bytesRead !== length) throw new Error(`${path} ends at byte ${position + bytesRead}: ${advice}`);
  return new DataView(bytes.buffer);
}
