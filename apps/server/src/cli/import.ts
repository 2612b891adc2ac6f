import type { ImportResult } from '../content/import/import-file.ts';
import { describeCommandFailure } from '../lib/failure-text.ts';
import { readSettings } from '../settings.ts';
import { readFileArguments } from './file-arguments.ts';
import { runCommand } from './run-command.ts';

/*
 * `npm run import -- FILE [--dry-run]` imports content files, or places from GeoJSON or CSV, while the server runs or not.
 */

async function main(programArguments: readonly string[]): Promise<void> {
  const parsed = readFileArguments(programArguments, ['dry-run']);
  if (parsed === undefined) {
    console.error('Usage: npm run import -- FILE [--dry-run]');
    process.exitCode = 1;
    return;
  }
  try {
    const isDryRun = parsed.flags.has('dry-run');
    const input = { file: parsed.file, isDryRun };
    console.log(formatImport(await runCommand(readSettings(process.env), 'importFile', input), isDryRun));
  } catch (error) {
    console.error(describeCommandFailure(error));
    process.exitCode = 1;
  }
}

/** Lists what was or would be imported: `+` added, `~` changed, `-` skipped. */
function formatImport(result: ImportResult, isDryRun: boolean): string {
  const { added, changed, skipped, unchanged, ignored } = result;
  const counts = `${added.length} added, ${changed.length} changed, ${skipped.length} skipped, ${unchanged} unchanged`;
  return [
    ...added.map((record) => `+ ${record}`),
    ...changed.flatMap(({ record, fields }) => [
      `~ ${record}`,
      ...fields.map(({ name, before, after }) => `    ${name}: ${before} → ${after}`),
    ]),
    ...skipped.map(({ record, reason }) => `- ${record}: ${reason}`),
    ...ignored.map((line) => `ignored: ${line}`),
    isDryRun ? `Dry run, nothing was imported: ${counts}.` : `Imported: ${counts}.`,
  ].join('\n');
}

await main(process.argv.slice(2));
