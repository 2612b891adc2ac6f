import { buffer } from 'node:stream/consumers';
import type { MediaReader } from './media-store.ts';

/** The contents of a file, whose size was bounded when it was stored; null when it does not exist. */
export async function readBytes(reader: MediaReader, name: string): Promise<Buffer | null> {
  const media = await reader.open(name);
  return media === null ? null : await buffer(await media.read());
}
