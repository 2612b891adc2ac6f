import { afterEach, describe, expect, test, vi } from 'vitest';
import { collectPictures } from './collect-pictures.ts';
import { toJpeg } from './to-jpeg.ts';

vi.mock('./to-jpeg.ts', () => ({ toJpeg: vi.fn() }));
afterEach(() => vi.unstubAllGlobals());

const listed = Array.from({ length: 12 }, (_, index) => ({
  placeId: index + 1,
  imageId: index + 100,
  url: `/picture/${index}`,
  caption: `Picture ${index}`,
}));

function servePictures(bytesOfPicture: number, failing: readonly string[] = []): void {
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return new Response('', { status: failing.includes(url) ? 404 : 200 });
  });
  vi.mocked(toJpeg).mockImplementation(async () => new Uint8Array(bytesOfPicture));
}

describe('collectPictures', () => {
  test('returns the pictures in their order with names by image id, and reports the progress of each', async () => {
    servePictures(10);
    const progress = vi.fn();
    const { pictures, failed, leftOut } = await collectPictures(
      listed,
      new AbortController().signal,
      progress,
    );
    expect(pictures.map(({ placeId, fileName }) => [placeId, fileName])).toEqual(
      listed.map(({ placeId, imageId }) => [placeId, `${imageId}.jpg`]),
    );
    expect([failed, leftOut]).toEqual([0, 0]);
    expect(progress.mock.calls.map(([{ done }]) => done)).toEqual(
      Array.from({ length: 13 }, (_, done) => done),
    );
  });

  test('counts pictures that cannot be loaded and returns the others', async () => {
    servePictures(10, ['/picture/0', '/picture/5']);
    const { pictures, failed } = await collectPictures(listed, new AbortController().signal, vi.fn());
    expect(failed).toBe(2);
    expect(pictures).toHaveLength(10);
  });

  test('requests no more pictures when the file would become too large', async () => {
    servePictures(20_000_000);
    const { pictures, leftOut } = await collectPictures(listed, new AbortController().signal, vi.fn());
    expect(pictures.length).toBeLessThan(8);
    expect(pictures.length + leftOut).toBe(listed.length);
  });

  test('requests no more pictures after it was aborted', async () => {
    servePictures(10);
    const controller = new AbortController();
    const { pictures } = await collectPictures(listed, controller.signal, ({ done }) => {
      if (done === 2) controller.abort();
    });
    expect(pictures.length).toBeLessThan(7);
  });
});
