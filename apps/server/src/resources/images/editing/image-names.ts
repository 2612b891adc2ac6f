import path from 'node:path';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { formerImageNames, images } from '../../../database/schema.ts';
import { numberFileName } from '../../../pictures/file-name.ts';

/** Whether an image has this name, or had it before; `imageId` does not count. */
export async function isNameTaken(transaction: Orm, name: string, imageId?: number): Promise<boolean> {
  const hasName = or(eq(images.filename, name), eq(images.filename_orig, name));
  const hadName = eq(formerImageNames.name, name);
  const present = await transaction.$count(
    images,
    imageId === undefined ? hasName : and(hasName, ne(images.image_id, imageId)),
  );
  const former = await transaction.$count(
    formerImageNames,
    imageId === undefined ? hadName : and(hadName, ne(formerImageNames.image_id, imageId)),
  );
  return present + former > 0;
}

/**
 * Returns a name, or the first of it with a number, that no image has or had. The names are read at once: phones call every photograph
 * `image.jpg`.
 */
export async function chooseFreeName(transaction: Orm, name: string): Promise<string> {
  const stem = name.slice(0, name.length - path.posix.extname(name).length);
  const taken = await findNamesFrom(transaction, stem);
  let candidate = name;
  for (let number = 2; taken.has(candidate); number += 1) candidate = numberFileName(name, number);
  return candidate;
}

/** Finds the names of images, present and former, that start with a text. */
async function findNamesFrom(transaction: Orm, start: string): Promise<ReadonlySet<string | null>> {
  const present = await transaction
    .select({ name: images.filename, original: images.filename_orig })
    .from(images)
    .where(
      or(sql`starts_with(${images.filename}, ${start})`, sql`starts_with(${images.filename_orig}, ${start})`),
    );
  const former = await transaction
    .select({ name: formerImageNames.name })
    .from(formerImageNames)
    .where(sql`starts_with(${formerImageNames.name}, ${start})`);
  return new Set([
    ...present.flatMap(({ name, original }) => [name, original]),
    ...former.map(({ name }) => name),
  ]);
}

/** Records the former names of a renamed image, so that links to its original keep working. */
export async function keepFormerNames(
  transaction: Orm,
  image: Pick<typeof images.$inferSelect, 'image_id' | 'filename' | 'filename_orig'>,
  name: string,
): Promise<void> {
  await transaction.delete(formerImageNames).where(eq(formerImageNames.name, name));
  const former = [image.filename, image.filename_orig].filter(
    (one): one is string => one !== null && one !== name,
  );
  if (former.length === 0) return;
  await transaction
    .insert(formerImageNames)
    .values([...new Set(former)].map((one) => ({ name: one, image_id: image.image_id })))
    .onConflictDoNothing();
}
