import { legDates } from '@cae-map/route-export/dates';
import { dictionary } from '../dictionary/tables.ts';
import { tableNames, type TableName } from '../dictionary/table.ts';
import type { OpenDataOptions } from './open-records.ts';
import type { Published, PublishedPicture } from './published.ts';

/** A value of a row; null means that nothing is known. */
export type Value = string | number | boolean | null | readonly (number | readonly number[])[];

/** The values of a record by the names of the fields, in the order of the dictionary. */
export type Row = Readonly<Record<string, Value>>;

export type Tables = Readonly<Record<TableName, readonly Row[]>>;

/** Makes the rows of all tables. Only fields of the dictionary are published, so that no private field can be. */
export function toTables(published: Published, { origin }: Pick<OpenDataOptions, 'origin'>): Tables {
  const pictureIds = new Set(published.pictures.map(({ record }) => record.image_id));
  const records: Readonly<Record<TableName, readonly object[]>> = {
    places: published.places.map(({ record }) => record),
    legs: published.legs.map((leg) => {
      const { first, last } = legDates(leg);
      const { go_by, visited_on, path_ref_req, path_ref_req_info } = leg.to.record;
      return {
        leg_id: leg.to.id,
        from_place_id: leg.from.id,
        to_place_id: leg.to.id,
        line: leg.source,
        length_m: Math.round(leg.lengthMetres),
        date: first,
        enddate: last,
        go_by,
        visited_on,
        path_ref_req,
        path_ref_req_info,
      };
    }),
    books: published.books,
    chapters: published.chapters,
    texts: published.texts.map(({ record, placeIds }) => ({
      ...record,
      place_ids: placeIds,
      related_image_ids: record.related_image_ids.filter((id) => pictureIds.has(id)),
    })),
    people: published.people.map((person) => ({
      ...person,
      stretches: person.stretches.map(({ from, to }) => [from, to]),
    })),
    works: published.works,
    citations: published.citations,
    pictures: published.pictures.map((picture) => toPicture(picture, origin)),
  };
  const tables = tableNames.map(
    (name) => [name, records[name].map((record) => toRow(name, record))] as const,
  );
  // Each name has the rows of its table.
  return Object.fromEntries(tables) as Record<TableName, Row[]>;
}

function toPicture({ record, shared }: PublishedPicture, origin: string): object {
  return {
    ...record,
    licence: shared?.licence.title ?? record.licence,
    is_shared: shared !== null,
    url: shared && origin + shared.path,
    manifest: shared && manifestUrl(origin, record.image_id),
    width: shared?.width ?? null,
    height: shared?.height ?? null,
  };
}

/** The address of the IIIF manifest of a picture. */
export function manifestUrl(origin: string, imageId: number): string {
  return `${origin}/data/iiif/picture-${imageId}.json`;
}

function toRow(name: TableName, record: object): Row {
  return Object.fromEntries(
    dictionary[name].fields.map(({ name: fieldName }) => {
      const value: unknown = Reflect.get(record, fieldName);
      // The dictionary names only fields whose values are of these types; an empty text is one that is not known.
      return [fieldName, value === '' || value === undefined ? null : (value as Value)];
    }),
  );
}
