import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { singleHolder } from '../../lib/shared-limit.ts';
import { startS3Double } from '../../testing/s3/s3-double.ts';
import { openTestStores, storeKinds } from '../../testing/store-kinds.ts';
import { createS3Client } from '../s3/s3-client.ts';
import { s3Staging } from '../s3/s3-staging.ts';
import { editorsLimits, uploadExpiry } from './upload-limits.ts';
import { createUploadStore, type UploadStore } from './upload-store.ts';

const part = (offset: number, text: string | Buffer) => ({
  offset,
  contents: Readable.from([Buffer.from(text)]),
});

describe.each(storeKinds)('uploads that are staged in the %s store', (kind) => {
  let store: UploadStore;
  beforeEach(async () => {
    store = createUploadStore((await openTestStores(kind)).staging.editors);
  });
  const begin = (length: number) =>
    store.create({ length, filename: 'Лех.jpg', client: singleHolder('user 1') });
  const read = (id: string) => store.withFile(id, (file) => readFile(file, 'utf8'));

  test('consist of their parts in order, and keep their facts', async () => {
    const { id } = await begin(6);
    expect(await store.append(id, part(0, 'abc'))).toBe(3);
    expect(await store.find(id)).toMatchObject({ offset: 3, length: 6, filename: 'Лех.jpg' });
    expect(await store.append(id, part(3, 'def'))).toBe(6);
    expect(await read(id)).toBe('abcdef');
  });

  test('of more than one object are read as one file', async () => {
    const first = Buffer.alloc(9 * 1024 * 1024, 'a');
    const { id } = await begin(first.length + 3);
    expect(await store.append(id, part(0, first))).toBe(first.length);
    await store.append(id, part(first.length, 'end'));
    expect((await read(id)) === `${first.toString()}end`).toBe(true);
  });

  test('refuse a part at another offset', async () => {
    const { id } = await begin(6);
    await store.append(id, part(0, 'abc'));
    await expect(store.append(id, part(0, 'x'))).rejects.toMatchObject({ code: 'conflict' });
  });

  test('keep of a part that is too long what fits, or nothing', async () => {
    const { id } = await begin(2);
    await expect(store.append(id, part(0, 'abc'))).rejects.toMatchObject({ code: 'payload_too_large' });
    expect((await store.find(id)).offset).toBeLessThanOrEqual(2);
  });

  test('keep the bytes before a connection breaks off', async () => {
    const { id } = await begin(6);
    async function* broken() {
      yield Buffer.from('ab');
      throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    }
    await expect(store.append(id, { offset: 0, contents: broken() })).rejects.toMatchObject({
      code: 'ECONNRESET',
    });
    expect(await store.find(id)).toMatchObject({ offset: 2 });
    await store.append(id, part(2, 'cdef'));
    expect(await read(id)).toBe('abcdef');
  });

  test('that are removed are not found, and removing them again is no error', async () => {
    const { id } = await begin(3);
    await store.append(id, part(0, 'abc'));
    await store.remove(id);
    await store.remove(id);
    await expect(store.find(id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(store.append(id, part(0, 'abc'))).rejects.toMatchObject({ code: 'not_found' });
  });

  test('are removed when they are abandoned, earlier when nothing was received', async () => {
    const [silent, started] = [await begin(2), await begin(2)];
    await store.append(started.id, part(0, 'a'));
    await store.removeAbandoned(Date.now() + editorsLimits.unstartedExpiry + 1000);
    await expect(store.find(silent.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await store.find(started.id)).toMatchObject({ offset: 1 });
    await store.removeAbandoned(Date.now() + uploadExpiry + 1000);
    await expect(store.find(started.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('uploads in an S3 storage', () => {
  async function openStaging() {
    const double = await startS3Double();
    onTestFinished(() => double.close());
    return { double, staging: s3Staging(createS3Client(double.settings), 'staging/') };
  }
  const write = (offset: number, text: string) => ({ ...part(offset, text), end: 100 });

  test('are whole although a request and the one that replaced it have both stored bytes of the same place', async () => {
    const { staging } = await openStaging();
    await staging.create('a', '{}');
    for (const [offset, text] of [
      [0, 'abc'],
      [3, 'defgh'],
      [0, 'abcde'],
      [8, 'ij'],
    ] as const)
      await staging.write('a', write(offset, text));
    expect(await staging.measure('a')).toMatchObject({ size: 10 });
    expect(await staging.withFile('a', (file) => readFile(file, 'utf8'))).toBe('abcdefghij');
  });

  test('end before a gap', async () => {
    const { staging } = await openStaging();
    await staging.create('a', '{}');
    await staging.write('a', write(0, 'abc'));
    await staging.write('a', write(4, 'e'));
    expect(await staging.measure('a')).toMatchObject({ size: 3 });
  });

  test('leave no temporary file and no object', async () => {
    const { staging, double } = await openStaging();
    await staging.create('a', '{}');
    await staging.write('a', write(0, 'abc'));
    const file = await staging.withFile('a', async (copy) => copy);
    await staging.remove('a');
    expect([existsSync(file), double.objects.size]).toEqual([false, 0]);
  });
});
