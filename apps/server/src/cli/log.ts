import { parseArgs } from 'node:util';
import { z } from 'zod';
import { describeCommandFailure } from '../lib/failure-text.ts';
import { readSettings } from '../settings.ts';
import { formatTotals } from './format-totals.ts';
import { runCommand } from './run-command.ts';

/*
 * `npm run log -- counts [--since YYYY-MM-DD]` prints how often each event was logged. It works while the server runs and
 * while it does not.
 */

const usage = 'Usage: npm run log -- counts [--since YYYY-MM-DD]';
const defaultDays = 30;
const dayMilliseconds = 24 * 60 * 60 * 1000;

async function main(programArguments: readonly string[]): Promise<void> {
  const since = readSince(programArguments);
  if (since === undefined) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  try {
    console.log(
      formatTotals(await runCommand(readSettings(process.env), 'countLogEvents', { since }), since),
    );
  } catch (error) {
    console.error(describeCommandFailure(error));
    process.exitCode = 1;
  }
}

/** Returns undefined if the arguments are not those of the command. */
function readSince(programArguments: readonly string[]): string | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...programArguments],
      allowPositionals: true,
      options: { since: { type: 'string' } },
    });
    if (positionals.join(' ') !== 'counts') return undefined;
    const fallback = new Date(Date.now() - defaultDays * dayMilliseconds).toISOString().slice(0, 10);
    return z.iso.date().safeParse(values.since ?? fallback).data;
  } catch {
    return undefined;
  }
}

await main(process.argv.slice(2));
