import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseConnection } from '../database/connection.ts';
import { images, originals } from '../database/schema.ts';
import { listSizeNames } from '../resources/images/thumbnails/size-names.ts';
import { openTestDatabase } from '../testing/databases/databases.ts';
import { anImage } from '../testing/records.ts';
import { openTestStores, storeKinds } from '../testing/store-kinds.ts';
import { reportFiles } from './report-files.ts';

const sha256 = 'ab'.repeat(32);
const jpeg = { contentType: 'image/jpeg' };
const inTwoDays = () => Date.now() + 2 * 24 * 60 * 60 * 1000;

let database: DatabaseConnection;
beforeAll(async () => {
  database = await openTestDatabase('embedded');
  const image = anImage({ url: '/media/images/ab/none-1920.webp' });
  await database.orm.insert(images).values(image);
  await database.orm.insert(originals).values({
    image_id: image.image_id ?? 0,
    file: `${sha256}.jpg`,
    upload_id: 'c'.repeat(32),
    sha256,
    format: 'jpeg',
    width: 1,
    height: 1,
    bytes: 1,
    has_position: false,
  });
});
afterAll(() => database.close());

describe.each(storeKinds)('the report of files of the %s store', (kind) => {
  test('lists files without a record that are older than a day, and records without a file', async () => {
    const stores = await openTestStores(kind);
    const { media, originals: uploaded, proposals: proposed } = stores.archived;
    const put = (store: typeof media, name: string) =>
      store.put(name, Readable.from([Buffer.from('x')]), jpeg);
    await put(uploaded, `${sha256}.jpg`);
    await put(uploaded, 'unknown.jpg');
    await put(proposed, `${'d'.repeat(32)}.jpg`);
    const [size = ''] = listSizeNames(sha256, { rotation: 0, crop: null });
    await media.put(size, Readable.from([Buffer.from('x')]), { contentType: 'image/webp' });
    await put(media, 'images/zz/left.jpg');
    await put(media, 'of-the-operator.jpg');

    const { withoutRecord, missing } = await reportFiles(database.orm, stores, inTwoDays());

    expect(withoutRecord.map(({ name }) => name).toSorted()).toEqual([
      'images/zz/left.jpg',
      'originals/unknown.jpg',
      `proposals/${'d'.repeat(32)}.jpg`,
    ]);
    expect(missing).toEqual([
      { name: 'images/ab/none-1920.webp', record: expect.stringMatching(/^image \d+$/) },
    ]);
    expect((await reportFiles(database.orm, stores)).withoutRecord).toEqual([]);
  });
});
