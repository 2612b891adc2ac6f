import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseInferredLegsFile } from '@cae-map/contract/entities/inferred-leg';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { readRealContent } from '@cae-map/expedition/testing/content';
import { aPlace } from '@cae-map/expedition/testing/records';
import { toExpedition, type Expedition } from '@cae-map/expedition/to-expedition';
import { selectRoute, type RouteChoice } from '../exported-route.ts';
import type { ExportContent } from '../route-format.ts';

const inferredLegsFile = join(import.meta.dirname, '../../../../content/inferred-legs/inferred-legs.json');

/** The real expedition with the accepted inferred legs. */
export function realExpedition(): Expedition {
  const reading = parseInferredLegsFile(readFileSync(inferredLegsFile, 'utf8'));
  if (!reading.ok) throw new Error(reading.reason);
  return toExpedition({
    ...readRealContent(),
    inferredLegs: reading.legs.filter(({ state }) => state === 'accepted'),
  });
}

/** Stops that are hard to write: no position, a crossing of the 180th meridian, mark-up, formulas and control characters. */
export const difficultPlaces: readonly PlaceRecord[] = [
  aPlace({
    place_id: 1,
    title_ru: 'Сан-Франциско & <Ко>',
    title_en: '=HYPERLINK("https://example.org")',
    latitude: 37.77,
    longitude: -122.42,
    date: '1925-01-01',
    enddate: '1925-01-02',
    notes: 'Две строки,\nкавычки " и точка; с запятой',
    notes_en: '-1+1 ]]> &amp; \u0000\u0008\uFFFE end 🐫',
  }),
  aPlace({
    place_id: 2,
    title_ru: 'Иокогама',
    title_en: '@Yokohama',
    latitude: 35.44,
    longitude: 139.64,
    date: '1925-02-01',
    enddate: '1925-02-01',
    date_format: 'YYYY-MM',
    go_by: 'steamship',
    routejson: '[[30, -160], [32, 170]]',
  }),
  aPlace({ place_id: 3, latitude: null, longitude: null, date: null, enddate: null, title_en: '' }),
  aPlace({
    place_id: 4,
    latitude: 40,
    longitude: 116.4,
    date: '1925-03-01',
    enddate: '1925-03-05',
    date_acc: -1,
    accuracy_level: 'unknown',
    routejson: '[[38, 130]]',
  }),
  aPlace({
    place_id: 5,
    latitude: 41,
    longitude: 114,
    date: '1926-01-05',
    enddate: '1926-01-05',
    path_ref_req: true,
    path_ref_req_info: '+ unclear',
  }),
];

/** The content of an export with texts and colours that are easy to recognize. */
export function aContent(
  expedition: Expedition,
  choice: RouteChoice,
  language: 'ru' | 'en' = 'en',
): ExportContent {
  return {
    route: selectRoute(expedition, choice),
    texts: {
      language,
      name: 'The route <1>',
      description: 'A route & its stops',
      sections: {
        precae: 'Before',
        indiancae: 'India',
        cae: 'Main & only',
        manchuriaexp: 'Manchuria',
        other: 'Other',
      },
      undated: 'Undated',
      describeStop: ({ record }) => record.notes,
      describeLeg: ({ source }) => source,
    },
    legStyles: ({ to }) => [
      { lineType: 'year', value: to.year ?? '', colour: '#2a86cf' },
      { lineType: 'transport', value: to.record.go_by ?? 'unknown', colour: '#7434b0' },
    ],
  };
}

/** The whole real route, from place 5 to place 151. */
export function realContent(language: 'ru' | 'en' = 'en'): ExportContent {
  return aContent(realExpedition(), { fromId: 5, toId: 151, zoom: 20 }, language);
}

/** The difficult places from the first to the last. */
export function difficultContent(language: 'ru' | 'en' = 'en'): ExportContent {
  const expedition = toExpedition({ places: difficultPlaces, images: [] });
  return aContent(expedition, { fromId: 1, toId: 5, zoom: 20 }, language);
}

export const decode = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
