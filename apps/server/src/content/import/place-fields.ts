import type { z } from 'zod';
import { placeBodySchema } from '@cae-map/contract/entities/place';
import { cleanHtmlFields } from '../../lib/clean-html.ts';
import type { PlaceValues } from '../../resources/places/place-kind.ts';
import { readNumber } from './read-number.ts';

/** Fields of a place that a file has; the others are left as they are. */
export interface PlaceFields {
  /** Where the record is in its file, for messages. */
  readonly where: string;
  readonly placeId: number | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

const shape = placeBodySchema.shape;
type FieldName = keyof typeof shape;

const numberFields: ReadonlySet<string> = new Set(['seqid', 'latitude', 'longitude', 'date_acc', 'minzoom']);
const integerFields: ReadonlySet<string> = new Set(['seqid', 'date_acc']);
const booleanFields: ReadonlySet<string> = new Set(['ispathpart', 'path_ref_req', 'hide_distance']);
const nullableFields: ReadonlySet<string> = new Set([
  'latitude',
  'longitude',
  'date',
  'enddate',
  'date_format',
  'date_acc',
  'routejson',
  'zoom',
  'tooltip_position',
  'go_by',
]);

/** The values of a new place for the fields that its file does not have. */
const defaults = {
  title_en: '',
  title_modern: '',
  title_cn: '',
  latitude: null,
  longitude: null,
  date: null,
  enddate: null,
  date_format: 'YYYY-MM-DD',
  date_acc: null,
  routejson: '[]',
  zoom: 'small',
  minzoom: 8,
  tooltip_position: null,
  visited_on: 'other',
  accuracy_level: 'unknown',
  go_by: null,
  place_type: 'others',
  ispathpart: false,
  path_ref_req: false,
  path_ref_req_info: '',
  hide_distance: false,
  notes: '',
  notes_en: '',
  location_reference: '',
  location_reference_en: '',
  overnight_place: '',
  overnight_place_en: '',
  traveler_todo: '',
  traveler_todo_en: '',
  content_todo: '',
} as const;

export function isPlaceField(name: string): name is FieldName {
  return Object.hasOwn(shape, name);
}

/**
 * Reads a cell of a table. An empty cell means no value, and no change of a field that needs one. A text that cannot be read as a value of
 * its field is returned as it is, and is then a violation.
 */
export function readCell(name: string, cell: string): unknown {
  const text = cell.trim();
  if (text === '') return isPlaceField(name) && !canBeEmpty(name) ? undefined : emptyValue(name);
  if (booleanFields.has(name))
    return { true: true, yes: true, 1: true, false: false, no: false, 0: false }[text.toLowerCase()] ?? text;
  if (!numberFields.has(name)) return text;
  return readNumber(text, { isInteger: integerFields.has(name) }) ?? text;
}

function canBeEmpty(name: FieldName): boolean {
  return nullableFields.has(name) || shape[name].safeParse('').success;
}

function emptyValue(name: string): null | '' {
  return nullableFields.has(name) ? null : '';
}

/**
 * Validates the fields on top of an existing place, or of the defaults for a new one.
 * @returns the values that can be stored, or the reasons why not
 */
export function validatePlace(
  { fields }: PlaceFields,
  base: Partial<PlaceValues>,
): { readonly values: PlaceValues } | { readonly reasons: readonly string[] } {
  const complete = { ...defaults, ...pickFields(base), ...fields };
  const result = placeBodySchema.safeParse(complete);
  if (result.success) return { values: cleanHtmlFields('places', result.data) };
  return {
    reasons: result.error.issues.map(
      ({ path, message }: z.core.$ZodIssue) => `${path.join('.')}: ${message}`,
    ),
  };
}

function pickFields(row: Partial<PlaceValues>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => isPlaceField(name)));
}
