import { z } from 'zod';
import { operatorCommand } from '../operator-command.ts';

/** The sums of logged events since a day (`YYYY-MM-DD`). */
export const countLogEvents = operatorCommand({
  input: z.object({ since: z.iso.date() }),
  output: z.array(z.object({ event: z.string(), lang: z.string(), detail: z.string(), count: z.number() })),
  run: ({ sumLogCounts }, { since }) => sumLogCounts(since),
});
