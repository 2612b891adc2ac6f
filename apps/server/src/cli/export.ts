import { describeCommandFailure } from '../lib/failure-text.ts';
import { readSettings } from '../settings.ts';
import { readFileArguments } from './file-arguments.ts';
import { runCommand } from './run-command.ts';

/*
 * `npm run export -- FOLDER` writes the records as content files, while the server runs or not, so that the work of editors can be
 * reviewed and returns to `content/`.
 */

async function main(programArguments: readonly string[]): Promise<void> {
  const parsed = readFileArguments(programArguments, []);
  if (parsed === undefined) {
    console.error(
      'Usage: npm run export -- FOLDER (npm run export -- content writes to the content of this folder)',
    );
    process.exitCode = 1;
    return;
  }
  try {
    const { file: folder } = parsed;
    const summary = await runCommand(readSettings(process.env), 'exportContent', { folder });
    for (const name of summary.changed) console.log(`${name}: changed`);
    console.log(`${summary.unchanged} files are as they were shipped.`);
    for (const loss of summary.losses) console.log(`Not part of the content format: ${loss}`);
    if (summary.pictureCount > 0)
      console.log(
        `${summary.pictureCount} pictures are not part of the content format: npm run backup has them.`,
      );
  } catch (error) {
    console.error(describeCommandFailure(error));
    process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
