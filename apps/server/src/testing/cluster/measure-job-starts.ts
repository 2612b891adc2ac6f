import { z } from 'zod';
import { openPostgresqlDatabase } from '../../database/postgresql.ts';
import { addJobs } from '../../jobs/add-jobs.ts';
import type { JobKind } from '../../jobs/job-kind.ts';
import { startJobRunner } from '../../jobs/job-runner.ts';

const count = 100;

/*
 * A program that prints the times from the commit of a transaction that adds a job to its start, in milliseconds, in a process that does
 * nothing else. Argument: the URL of a migrated PostgreSQL database.
 */
const database = await openPostgresqlDatabase(process.argv[2] ?? '', () => undefined);
await database.onAnnounced(() => undefined);
let begin: () => void = () => undefined;
const kind: JobKind = {
  name: 'bench',
  concurrency: 1,
  pauses: { first: 1, longest: 1 },
  changes: [],
  payload: z.object({}),
  work: async () => {
    begin();
    return false;
  },
  describeFailure: String,
};
const app = {
  database,
  log: { error: (details: unknown) => process.stderr.write(`${String(details)}\n`) },
  lists: { invalidate: () => undefined },
  schemaWatch: { isOutdated: () => false },
};
// What the runner uses of the application.
const runner = startJobRunner(app as unknown as Parameters<typeof startJobRunner>[0], [kind]);
const times: number[] = [];
for (let index = 0; index < count; index += 1) {
  const begun = new Promise<void>((resolve) => (begin = resolve));
  await database.orm.transaction((transaction) =>
    addJobs(transaction, kind, [{ key: String(index), payload: {} }]),
  );
  const start = performance.now();
  await begun;
  times.push(performance.now() - start);
}
await runner.stop();
await database.close();
process.stdout.write(JSON.stringify(times));
