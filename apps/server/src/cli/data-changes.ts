import { readFileSync } from 'node:fs';
import { compareArchives } from '@cae-map/open-data/changes/compare-archives';
import { writeChanges } from '@cae-map/open-data/changes/write-changes';
import { describeCommandFailure } from '../lib/failure-text.ts';
import { findCommandLanguage } from './command-language.ts';
import { resolveUserPath } from './file-arguments.ts';

/*
 * `npm run data-changes -- OLD.zip NEW.zip` prints what has changed between two archives of the open data as Markdown, in the language
 * of the environment. It needs neither settings nor a database.
 */

function main([before, after, ...rest]: readonly string[]): void {
  if (before === undefined || after === undefined || rest.length > 0) {
    console.error(
      'Usage: npm run data-changes -- OLD.zip NEW.zip (with `npm run --silent` the output is only the page)',
    );
    process.exitCode = 1;
    return;
  }
  try {
    const changes = compareArchives(
      readFileSync(resolveUserPath(before)),
      readFileSync(resolveUserPath(after)),
    );
    if ('unreadable' in changes)
      throw new Error(`${changes.unreadable === 'old' ? before : after} is not an archive of the open data.`);
    process.stdout.write(writeChanges(changes, findCommandLanguage(process.env)));
  } catch (error) {
    console.error(describeCommandFailure(error));
    process.exitCode = 1;
  }
}

main(process.argv.slice(2));
