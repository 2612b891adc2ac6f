import { describeCommandFailure } from '../lib/failure-text.ts';
import { readSettings } from '../settings.ts';
import { readFileArguments } from './file-arguments.ts';
import { runCommand } from './run-command.ts';

/*
 * `npm run backup -- FILE` writes the data and the media to a verified archive. It works while the server runs and while it does not.
 */

async function main(programArguments: readonly string[]): Promise<void> {
  const parsed = readFileArguments(programArguments, []);
  if (parsed === undefined) {
    console.error('Usage: npm run backup -- FILE.tar.gz');
    process.exitCode = 1;
    return;
  }
  try {
    const { file } = parsed;
    const { rows, files } = await runCommand(readSettings(process.env), 'backUp', { file });
    console.log(`Backed up and verified: ${rows} rows and ${files} files in ${file}.`);
    console.log('The archive contains e-mail addresses and hashes of passwords: keep it secret.');
  } catch (error) {
    console.error(describeCommandFailure(error));
    process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
