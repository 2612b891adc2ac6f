import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../database/connection.ts';
import { formerImageNames, images } from '../../../database/schema.ts';
import { databaseKinds, openTestDatabase } from '../../../testing/databases/databases.ts';
import { chooseFreeName } from './image-names.ts';

describe.each(databaseKinds)('chooseFreeName with the %s database', (kind) => {
  let database: DatabaseConnection;
  const numbered = Array.from({ length: 300 }, (_, index) => `image (${index + 3}).jpg`);

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const names = ['image.jpg', ...numbered, 'camp_50%.jpg'];
    await database.orm.insert(images).values(
      names.map((filename, index) => ({
        image_seqid: index,
        seqid: index,
        visibility_level: 'high' as const,
        image_type: 'photo' as const,
        filename,
        filename_orig: filename,
      })),
    );
    await database.orm.insert(formerImageNames).values({ name: 'image (2).jpg', image_id: 1 });
  });
  afterAll(() => database.close());

  test.each([
    ['a name that no image has', 'tent.jpg', 'tent.jpg'],
    ['the first number that no image has or had', 'image.jpg', 'image (303).jpg'],
    ['a name with characters of patterns', 'camp_50%.jpg', 'camp_50% (2).jpg'],
    ['a name that only matches as a pattern', 'camp-50%.jpg', 'camp-50%.jpg'],
  ])('returns %s', async (_what, name, expected) => {
    await expect(chooseFreeName(database.orm, name)).resolves.toBe(expected);
  });
});
