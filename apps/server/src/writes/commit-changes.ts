import type { RecordTag } from '@cae-map/contract/record-tags';
import type { FastifyInstance } from 'fastify';
import type { Orm } from '../database/connection.ts';
import { shareRecords } from '../database/write-locks.ts';
import { repeatOnConflict } from './repeat-conflicts.ts';

/**
 * Runs a transaction that changes records, and publishes them in every process after the commit. All writes pass here: the order of their
 * locks begins here, and a transaction that the database has rolled back because of another one is repeated.
 * @param findTags returns the tags of the changed records by the result of the attempt that is committed
 * @param work changes nothing but the transaction, because it may be repeated
 * @throws {RequestError} `unavailable` when other writes have prevented every attempt
 */
export async function commitChanges<Result>(
  {
    database,
    lists,
  }: Pick<FastifyInstance, 'database'> & { readonly lists: Pick<FastifyInstance['lists'], 'invalidate'> },
  findTags: (result: Result) => readonly RecordTag[],
  work: (transaction: Orm) => Promise<Result>,
): Promise<Result> {
  const result = await repeatOnConflict(() =>
    database.orm.transaction(async (transaction) => {
      await shareRecords(transaction);
      const returned = await work(transaction);
      await database.announce(transaction, findTags(returned));
      return returned;
    }),
  );
  lists.invalidate(...findTags(result));
  return result;
}
