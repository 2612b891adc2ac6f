/** The size of all parts of a file but the last, in bytes: a file of the largest size has fewer than 10,000. */
export const partSize = 8 * 1024 * 1024;

/** Joins contents to parts of `size` bytes; the last one is shorter. Empty contents are one empty part. */
export async function* toParts(contents: AsyncIterable<Uint8Array>, size = partSize): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  let length = 0;
  let isEmpty = true;
  for await (const whole of contents) {
    for (let chunk = whole; chunk.byteLength > 0;) {
      const taken = chunk.subarray(0, size - length);
      chunks.push(taken);
      length += taken.byteLength;
      chunk = chunk.subarray(taken.byteLength);
      if (length < size) continue;
      isEmpty = false;
      yield Buffer.concat(chunks, length);
      chunks = [];
      length = 0;
    }
  }
  if (length > 0 || isEmpty) yield Buffer.concat(chunks, length);
}
