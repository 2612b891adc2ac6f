import { describeCommandFailure } from '../lib/failure-text.ts';
import { openMovableStores } from '../media/file-stores.ts';
import { moveFiles, type MoveProgress } from '../media-upkeep/move-files.ts';
import { readSettings, type Settings } from '../settings.ts';
import { runCommand } from './run-command.ts';

/* `npm run media -- move --to s3|folder` and `npm run media -- orphans`, while the server runs or not. */

const usage = `Usage: npm run media -- move --to s3|folder
       npm run media -- orphans

  move     copies the uploaded files from the data folder to the S3 storage (S3_*) or back, and verifies each copy;
           nothing is removed, files that the target has are skipped, so that an interrupted move is repeated
  orphans  lists files without a record, and records without a file; nothing is changed

The exit code is 1 when a file could not be copied, or a record has no file.`;

async function main(programArguments: readonly string[]): Promise<void> {
  const [command, ...options] = programArguments;
  const target = options.length === 2 && options[0] === '--to' ? options[1] : undefined;
  const isMove = command === 'move' && (target === 's3' || target === 'folder');
  if (!isMove && !(command === 'orphans' && options.length === 0)) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  try {
    const settings = readSettings(process.env);
    await (isMove ? move(settings, target) : listOrphans(settings));
  } catch (error) {
    console.error(describeCommandFailure(error));
    process.exitCode = 1;
  }
}

async function move(settings: Settings, target: Settings['mediaStore']): Promise<void> {
  const source = target === 's3' ? 'folder' : 's3';
  const stores = { from: openMovableStores(settings, source), to: openMovableStores(settings, target) };
  const { copied, present, refused } = await moveFiles(stores, createReporter());
  for (const { file, reason } of refused) console.log(`! ${file}: ${reason}`);
  console.log(
    `Copied and verified: ${copied} files; ${present} were there already; ${refused.length} refused.`,
  );
  if (refused.length > 0) process.exitCode = 1;
  else
    console.log(
      `Set MEDIA_STORE=${target} and restart the server, then repeat the command for files that were uploaded meanwhile. The files of the former store can be removed afterwards.`,
    );
}

/** How often the progress is printed, in milliseconds. */
const reportInterval = 2_000;

/** Prints the progress once in a while, and at the end. */
function createReporter(): (progress: MoveProgress) => void {
  let last = Date.now();
  return ({ done, total, bytes }) => {
    if (Date.now() - last < reportInterval && done < total) return;
    last = Date.now();
    console.log(`${done} of ${total} files, ${(bytes / 1_000_000).toFixed(1)} MB`);
  };
}

async function listOrphans(settings: Settings): Promise<void> {
  const { withoutRecord, missing } = await runCommand(settings, 'reportStoredFiles', {});
  for (const { name, size } of withoutRecord) console.log(`without a record: ${name} (${size} bytes)`);
  for (const { name, record } of missing) console.log(`missing: ${name} of ${record}`);
  console.log(`${withoutRecord.length} files without a record, ${missing.length} missing files.`);
  if (missing.length > 0) process.exitCode = 1;
}

await main(process.argv.slice(2));
