import { readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { maxPendingUploads } from '@cae-map/contract/entities/images/upload-bounds';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { simulateFullDisk } from '../../testing/full-disk.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { singleHolder, mostOfAll } from '../../lib/shared-limit.ts';
import { clientNetworks } from '../../security/client-network.ts';
import { transferLimits } from '../../resources/proposals/photographs/photograph-limits.ts';
import { editorsLimits, uploadExpiry } from './upload-limits.ts';
import { folderStaging } from './folder-staging.ts';
import { createUploadStore, type UploadStore } from './upload-store.ts';

let folder: string;
let store: UploadStore;

beforeEach(() => {
  const media = temporaryFolder();
  folder = path.join(media, '.uploads');
  store = createUploadStore(folderStaging(media));
});

const part = (offset: number, text: string) => ({ offset, contents: Readable.from([Buffer.from(text)]) });
const begin = (length: number, client = singleHolder('user 1')) =>
  store.create({ length, filename: 'Лех.jpg', client });

test('an upload consists of the parts in their order, and its length and name are kept', async () => {
  const { id } = await begin(6);
  expect(await store.append(id, part(0, 'abc'))).toBe(3);
  expect(await store.find(id)).toEqual({
    id,
    offset: 3,
    length: 6,
    filename: 'Лех.jpg',
    client: singleHolder('user 1'),
  });
  expect(await store.append(id, part(3, 'def'))).toBe(6);
  expect(await store.withFile(id, async (file) => readFileSync(file, 'utf8'))).toBe('abcdef');
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
  const [recent, old, half] = [await begin(1), await begin(2), await begin(1)];
  await store.append(old.id, part(0, 'a'));
  const past = new Date(Date.now() - uploadExpiry - 1000);
  utimesSync(path.join(folder, old.id), past, past);
  rmSync(path.join(folder, half.id));
  await store.removeAbandoned();
  expect(readdirSync(folder).toSorted()).toEqual([recent.id, `${recent.id}.json`].toSorted());
});

test('an upload of which nothing was received is removed after an hour, one with a part is not', async () => {
  const [silent, started] = [await begin(2), await begin(2)];
  await store.append(started.id, part(0, 'a'));
  const past = new Date(Date.now() - editorsLimits.unstartedExpiry - 1000);
  for (const { id } of [silent, started]) utimesSync(path.join(folder, id), past, past);
  await store.removeAbandoned();
  await expect(store.find(silent.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await store.find(started.id)).toMatchObject({ offset: 1 });
});

/** Begins uploads of a client at the same time, and returns how many were accepted. */
async function beginMany(count: number, client = singleHolder('user 1'), length = 1): Promise<number> {
  const begun = await Promise.allSettled(Array.from({ length: count }, () => begin(length, client)));
  for (const result of begun)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'too_many_requests' });
  return begun.filter(({ status }) => status === 'fulfilled').length;
}

test('concurrent requests begin no more uploads than the limit, and an editor leaves room for others', async () => {
  const { usual, reserve } = editorsLimits.uploads;
  expect(await beginMany(maxPendingUploads)).toBe(usual.address);
  expect(await beginMany(maxPendingUploads, singleHolder('user 2'))).toBe(reserve.address);
  expect(await beginMany(maxPendingUploads, singleHolder('user 3'))).toBe(
    maxPendingUploads - usual.whole - reserve.address,
  );
  expect(await beginMany(1, singleHolder('user 4'))).toBe(0);
});

describe('photographs of visitors', () => {
  const attackers = Array.from({ length: 250 }, (_, index) => clientNetworks(`${index + 1}.7.7.7`));
  const newcomer = clientNetworks('203.0.113.7');
  const { uploads, bytes, unstartedExpiry } = transferLimits;
  const photograph = 15 * 1024 * 1024;
  beforeEach(() => {
    const media = temporaryFolder();
    folder = path.join(media, '.uploads');
    store = createUploadStore(folderStaging(media), transferLimits);
  });

  test('a newcomer begins one while 250 networks have announced all that they can', async () => {
    for (const attacker of attackers) await beginMany(6, attacker, photograph);
    expect(await beginMany(1, newcomer, photograph)).toBe(1);
    expect(readdirSync(folder).length / 2).toBeLessThanOrEqual(mostOfAll(uploads));
  });

  test('a network announces no more bytes than its share', async () => {
    expect(await beginMany(9, newcomer, photograph)).toBe((bytes?.usual.address ?? 0) / photograph);
  });

  test('what was announced without a byte gives its room back after two minutes', async () => {
    const count = await beginMany(9, newcomer);
    vi.useFakeTimers({ now: Date.now() + unstartedExpiry + 1000, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await beginMany(1, newcomer)).toBe(1);
    expect(readdirSync(folder)).toHaveLength(2);
    expect(count).toBeGreaterThan(1);
  });

  test('a part is refused while all have sent as many bytes as the store accepts', async () => {
    const small = { ...transferLimits, bytes: { usual: anAllowance(4), reserve: anAllowance(2) } };
    store = createUploadStore(folderStaging(path.dirname(folder)), small);
    const [one, other, third] = [await begin(4, newcomer), await begin(2), await begin(2, singleHolder('x'))];
    await store.append(one.id, part(0, 'abcd'));
    await store.append(other.id, part(0, 'ab'));
    await store.append(third.id, part(0, 'a'));
    await expect(store.append(third.id, part(1, 'b'))).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

const anAllowance = (amount: number) => ({
  address: amount,
  neighbourhood: amount,
  region: amount,
  whole: amount,
});
