import { statSync } from 'node:fs';
import path from 'node:path';
import type { Orm } from '../../database/connection.ts';
import { repeatOnConflict } from '../../writes/repeat-conflicts.ts';
import { lockRecords } from '../../database/write-locks.ts';
import type { OperatorContext } from '../../resources/operator-command.ts';
import { RequestError } from '../../responses/request-error.ts';
import { readPlaceData } from '../place-data/place-data.ts';
import { readBounded, readBoundedBytes, readContentFile, readContentFolder } from './content-source.ts';
import { requireNoEscapedNul } from './decode-text.ts';
import type { ImportPlan, ImportReport } from './import-plan.ts';
import { isFeatureCollection, readPlaceFeatures, readPlaceTable, type PlaceFile } from './place-files.ts';
import { planContent } from './plan-content.ts';
import { planPlaces } from './plan-places.ts';

/** The result of an import or of a dry run. */
export interface ImportResult extends ImportReport {
  /** What of the file is not imported, one line each. */
  readonly ignored: string[];
}

/**
 * Imports content files, or places from GeoJSON, KML, GPX or CSV, in one transaction: all of it or nothing. A dry run only reports.
 * @throws {RequestError} with the reasons why the file cannot be imported.
 */
export async function importFile(
  { database, lists }: Pick<OperatorContext, 'database' | 'lists'>,
  { file, isDryRun }: { readonly file: string; readonly isDryRun: boolean },
): Promise<ImportResult> {
  const { plan, ignored } = readFile(file);
  const { report, tags } = await database.withLock((orm) =>
    repeatOnConflict(() =>
      orm.transaction(async (transaction) => {
        // Editors wait, so that what was compared is what is changed.
        await lockRecords(transaction);
        const planned = await plan(transaction);
        if (isDryRun) return planned;
        await planned.apply(transaction);
        await database.announce(transaction, planned.tags);
        return planned;
      }),
    ),
  );
  if (!isDryRun) lists.invalidate(...tags);
  return { ...report, ignored: [...ignored] };
}

interface ReadFile {
  readonly plan: (transaction: Orm) => Promise<ImportPlan>;
  readonly ignored: readonly string[];
}

function readFile(file: string): ReadFile {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) throw new RequestError('invalid_request', `There is no file ${file}.`);
  const name = path.basename(file);
  if (stats.isDirectory()) {
    const source = readContentFolder(file);
    if (source === undefined)
      throw new RequestError('invalid_request', `The folder ${file} contains no content files (.json).`);
    const placeData = readPlaceData(file, (line) => {
      throw new RequestError('invalid_request', line);
    });
    return { plan: (transaction) => planContent(transaction, source, placeData), ignored: [] };
  }
  const extension = path.extname(name).toLowerCase();
  if (extension === '.csv' || extension === '.tsv')
    return fromPlaces(readPlaceTable(name, readBounded(file)));
  if (['.kml', '.kmz', '.gpx'].includes(extension))
    return fromPlaces(readPlaceFeatures(name, readBoundedBytes(file), false));
  if (extension !== '.json' && extension !== '.geojson')
    throw new RequestError(
      'invalid_request',
      `${name} cannot be imported: use a content file (.json), GeoJSON (.geojson), KML (.kml, .kmz), GPX (.gpx), CSV (.csv) or a folder of content files.`,
    );
  const text = readBounded(file);
  requireNoEscapedNul(name, text);
  const value = parseJson(name, text);
  if (isFeatureCollection(value)) return fromPlaces(readPlaceFeatures(name, Buffer.from(text), true));
  const source = new Map([[name, readContentFile(name, text)]]);
  return { plan: (transaction) => planContent(transaction, source), ignored: [] };
}

function fromPlaces({ places: imported, ignored }: PlaceFile): ReadFile {
  return { plan: (transaction) => planPlaces(transaction, imported), ignored };
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RequestError('invalid_request', `${name} is no JSON: ${String(error)}.`, { cause: error });
  }
}
