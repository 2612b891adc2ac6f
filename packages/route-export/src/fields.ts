import { legDates } from './dates.ts';
import type { ExportedLeg } from './exported-route.ts';
import type { Place } from '@cae-map/expedition/to-expedition';

/** The value of a field; null and the empty text mean that nothing is known. */
export type FieldValue = string | number | boolean | null;

/** The fields of a stop or a leg by name. All formats write the same fields. */
export type Fields = Readonly<Record<string, FieldValue>>;

/**
 * The fields of a stop: those of its record under their names, and the year of its leg. Dates are `YYYY-MM-DD`; `date_format` states how
 * precise they are.
 */
export function stopFields({ record, year }: Place): Fields {
  return {
    kind: 'stop',
    place_id: record.place_id,
    seqid: record.seqid,
    title_ru: record.title_ru,
    title_en: record.title_en,
    title_modern: record.title_modern,
    title_cn: record.title_cn,
    latitude: record.latitude,
    longitude: record.longitude,
    accuracy_level: record.accuracy_level,
    date: record.date,
    enddate: record.enddate,
    date_format: record.date_format,
    date_acc: record.date_acc,
    year,
    visited_on: record.visited_on,
    place_type: record.place_type,
    minzoom: record.minzoom,
    go_by: record.go_by,
    notes: record.notes,
    notes_en: record.notes_en,
    location_reference: record.location_reference,
    location_reference_en: record.location_reference_en,
    overnight_place: record.overnight_place,
    overnight_place_en: record.overnight_place_en,
    traveler_todo: record.traveler_todo,
    traveler_todo_en: record.traveler_todo_en,
  };
}

/** The fields of a leg: its ends, its days, how its line is known, and its length in metres. */
export function legFields(leg: ExportedLeg): Fields {
  const { from, to, source, lengthMetres } = leg;
  return {
    kind: 'leg',
    from_id: from.id,
    to_id: to.id,
    title_ru: `${from.record.title_ru} – ${to.record.title_ru}`,
    title_en: `${from.record.title_en} – ${to.record.title_en}`,
    line: source,
    length_m: Math.round(lengthMetres),
    path_ref_req: to.record.path_ref_req,
    path_ref_req_info: to.record.path_ref_req_info,
    go_by: to.record.go_by,
    year: to.year,
    visited_on: to.record.visited_on,
    date: legDates(leg).first,
    enddate: legDates(leg).last,
  };
}

/** The fields that say something, in their order. */
export function knownFields(fields: Fields): [name: string, value: string][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, String(value)]],
  );
}
