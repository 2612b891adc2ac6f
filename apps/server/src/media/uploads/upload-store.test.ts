import { readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { maxPendingUploads } from '@cae-map/contract/entities/images/upload-bounds';
import { beforeEach, describe, expect, test } from 'vitest';
import { simulateFullDisk } from '../../testing/full-disk.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createUploadStore, uploadExpiry, type UploadStore } from './upload-store.ts';

let folder: string;
let store: UploadStore;

beforeEach(() => {
  const media = temporaryFolder();
  folder = path.join(media, '.uploads');
  store = createUploadStore(media);
});

const part = (offset: number, text: string) => ({ offset, contents: Readable.from([Buffer.from(text)]) });
const begin = (length: number) => store.create({ length, filename: 'Лех.jpg' });

test('an upload consists of the parts in their order, and its length and name are kept', async () => {
  const { id } = await begin(6);
  expect(await store.append(id, part(0, 'abc'))).toBe(3);
  expect(await store.find(id)).toEqual({ id, offset: 3, length: 6, filename: 'Лех.jpg' });
  expect(await store.append(id, part(3, 'def'))).toBe(6);
  expect(readFileSync(store.file(id), 'utf8')).toBe('abcdef');
});

test('a part at another offset is a conflict that names the offset', async () => {
  const { id } = await begin(6);
  await store.append(id, part(0, 'abc'));
  await expect(store.append(id, part(0, 'x'))).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('3 bytes'),
  });
});

test('a part that exceeds the upload is rejected', async () => {
  const { id } = await begin(2);
  await expect(store.append(id, part(0, 'abc'))).rejects.toMatchObject({ code: 'payload_too_large' });
});

test('the bytes before a connection breaks off remain', async () => {
  const { id } = await begin(6);
  async function* broken() {
    yield Buffer.from('ab');
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  }
  await expect(store.append(id, { offset: 0, contents: broken() })).rejects.toThrow('aborted');
  expect(await store.find(id)).toMatchObject({ offset: 2 });
});

describe('when the disk is full', () => {
  test('a part leaves nothing of the upload, and the response names the reason', async () => {
    const { id } = await begin(6);
    await simulateFullDisk('write');
    await expect(store.append(id, part(0, 'abc'))).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('full'),
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('an upload that cannot be begun leaves nothing', async () => {
    await simulateFullDisk('writeFile');
    await expect(begin(6)).rejects.toMatchObject({ code: 'unavailable' });
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('an unknown upload is not found, and removing it is no error', async () => {
  const id = '0'.repeat(32);
  await expect(store.find(id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(store.append(id, part(0, 'a'))).rejects.toMatchObject({ code: 'not_found' });
  await store.remove(id);
});

test('uploads without a part for a day are removed, also those of which a killed process left only one file', async () => {
  const [recent, old, half] = [await begin(1), await begin(1), await begin(1)];
  const past = new Date(Date.now() - uploadExpiry - 1000);
  utimesSync(store.file(old.id), past, past);
  rmSync(store.file(half.id));
  await store.removeAbandoned();
  expect(readdirSync(folder).toSorted()).toEqual([recent.id, `${recent.id}.json`].toSorted());
});

test('there are at most as many uploads as the bound', async () => {
  for (let count = 0; count < maxPendingUploads; count += 1) await begin(1);
  await expect(begin(1)).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('concurrent requests create no more uploads than the limit', async () => {
  const begun = await Promise.allSettled(Array.from({ length: maxPendingUploads + 20 }, () => begin(1)));
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxPendingUploads);
});
