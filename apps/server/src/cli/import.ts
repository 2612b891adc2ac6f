import { describeCommandFailure } from '../lib/failure-text.ts';
import { readSettings } from '../settings.ts';
import { readFileArguments } from './file-arguments.ts';
import { formatImport } from './format-import.ts';
import { runCommand } from './run-command.ts';

/*
 * `npm run import -- FILE|FOLDER [--dry-run]` imports content files, places from GeoJSON, KML, GPX or CSV, or a folder of pictures, while the
 * server runs or not.
 */

const usage = `Usage: npm run import -- FILE|FOLDER [--dry-run]

  FILE       a content file (.json), the points of GeoJSON (.geojson, .json), KML (.kml, .kmz)
             or GPX (.gpx), or a table of places (.csv, .tsv):
             one violation rejects the whole file
  FOLDER     content files, as npm run export writes them: likewise
             or pictures (JPEG, PNG, WebP, AVIF, TIFF), also in subfolders: each is checked and added as an upload is,
             hidden from visitors until an editor accepts it; pictures that exist already are skipped
  --dry-run  lists what would be added (+), changed (~), skipped (-), refused (!) and ignored, and imports nothing

The exit code is 1 when a file was rejected or refused.`;

async function main(programArguments: readonly string[]): Promise<void> {
  const parsed = readFileArguments(programArguments, ['dry-run']);
  if (programArguments.includes('--help')) {
    console.log(usage);
    return;
  }
  if (parsed === undefined) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  try {
    const isDryRun = parsed.flags.has('dry-run');
    const result = await runCommand(readSettings(process.env), 'importFile', { file: parsed.file, isDryRun });
    console.log(formatImport(result, isDryRun));
    if (result.kind === 'pictures' && result.refused.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(describeCommandFailure(error));
    process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
