import { asc } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { people } from '../../database/schema.ts';

export type PersonRow = typeof people.$inferSelect;

/** All people, in the order of the content. */
export async function findPeople(orm: Orm): Promise<PersonRow[]> {
  return await orm.select().from(people).orderBy(asc(people.seqid), asc(people.person_id));
}
