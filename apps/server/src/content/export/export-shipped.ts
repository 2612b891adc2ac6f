import { mkdir } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isNull } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { places } from '../../database/schema.ts';
import { captionKind } from '../../resources/captions/caption-kind.ts';
import { flightPath, readFlight, writeFlight, type FlightStop } from '../flight/flight-file.ts';
import { pageKind } from '../../resources/pages/page-kind.ts';
import { viewpointKind } from '../../resources/viewpoints/viewpoint-kind.ts';
import type { ViewpointRow } from '../../resources/viewpoints/viewpoint-values.ts';
import { findRecords } from '../../writes/records/find-records.ts';
import { filmPath, pagePath, writePageFile } from '../shipped/shipped-records.ts';
import { replaceFile } from './replace-file.ts';

/**
 * Writes the pages, the captions and the flight that editors have changed as content files in a folder. A file that is as shipped is not written.
 * @returns the names of the written files
 */
export async function exportShipped(orm: Orm, contentDir: string, folder: string): Promise<string[]> {
  const files = new Map<string, string>();
  for (const page of await findRecords(orm, pageKind))
    for (const language of ['ru', 'en'] as const) {
      const texts = {
        title: textOf(page, `title_${language}`),
        summary: textOf(page, `summary_${language}`),
        text: textOf(page, `text_${language}`),
      };
      const isChanged = Object.entries(texts).some(
        ([name, text]) => text !== page.shipped[`${name}_${language}`],
      );
      if (isChanged) files.set(pagePath('', page.page_name, language), writePageFile(texts));
    }
  const flight = await readStoredFlight(orm);
  if (!isDeepStrictEqual(flight, readFlight(contentDir))) files.set(flightPath(''), writeFlight(flight));
  const film = await writeFilm(orm, contentDir);
  if (film !== null) files.set(filmPath(''), film);
  for (const [name, contents] of files) {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await replaceFile(target, contents);
  }
  return [...files.keys()].toSorted();
}

/** The stops of the flight whose places are not deleted, in their order. */
async function readStoredFlight(orm: Orm): Promise<readonly FlightStop[]> {
  const existing = await orm.select({ id: places.place_id }).from(places).where(isNull(places.deleted_at));
  const known = new Set(existing.map(({ id }) => id));
  const stops = await findRecords(orm, viewpointKind);
  return stops.filter(({ place_id }) => known.has(place_id)).map(toFlightStop);
}

function toFlightStop({ place_id, altitude, range, tilt, heading, rest_seconds }: ViewpointRow): FlightStop {
  return { place_id, altitude, range, tilt, heading, rest_seconds };
}

/** The file of the film with the changed texts, in which everything else is as shipped; null if no text is changed. */
async function writeFilm(orm: Orm, contentDir: string): Promise<string | null> {
  let source: string | null = null;
  for (const caption of await findRecords(orm, captionKind))
    for (const [field, shipped] of Object.entries(caption.shipped)) {
      const text = textOf(caption, field);
      if (text === shipped) continue;
      source ??= readFileSync(filmPath(contentDir), 'utf8');
      const start = source.indexOf(`"slug": ${JSON.stringify(caption.slug)}`);
      const position = source.indexOf(JSON.stringify(shipped), Math.max(0, start));
      if (position === -1) continue;
      const end = position + JSON.stringify(shipped).length;
      source = source.slice(0, position) + JSON.stringify(text) + source.slice(end);
    }
  return source;
}

function textOf(record: object, field: string): string {
  const text: unknown = Reflect.get(record, field);
  return typeof text === 'string' ? text : '';
}
