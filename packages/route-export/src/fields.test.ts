import { placeSchema } from '@cae-map/contract/entities/place';
import { expect, test } from 'vitest';
import { legFields, stopFields } from './fields.ts';
import { difficultContent } from './testing/content.ts';

const { stops, legs } = difficultContent().route;

/** Fields of a record that a file does not need: drawing, and those of the leg or of the whole route. */
const omitted = [
  'routejson',
  'zoom',
  'tooltip_position',
  'ispathpart',
  'path_ref_req',
  'path_ref_req_info',
  'hide_distance',
  'imgcount',
];

test('the fields of a stop are those of its record under their names, without those for drawing', () => {
  for (const stop of stops) {
    const expected = Object.keys(placeSchema.shape).filter((name) => !omitted.includes(name));
    const { kind, year, ...fields } = stopFields(stop);
    expect([kind, year]).toEqual(['stop', stop.year]);
    expect(Object.keys(fields).toSorted()).toEqual(expected.toSorted());
    expect(fields).toEqual(
      Object.fromEntries(expected.map((name) => [name, Reflect.get(stop.record, name)])),
    );
  }
});

test('the fields of a leg are its ends, source, length, days and the fields of its record', () => {
  expect(legFields(legs[0] ?? expect.fail())).toEqual({
    kind: 'leg',
    from_id: 1,
    to_id: 2,
    title_ru: 'Сан-Франциско & <Ко> – Иокогама',
    title_en: '=HYPERLINK("https://example.org") – @Yokohama',
    line: 'recorded',
    length_m: expect.closeTo(9_500_000, -6),
    path_ref_req: false,
    path_ref_req_info: '',
    go_by: 'steamship',
    year: '1925',
    visited_on: 'cae',
    date: '1925-01-02',
    enddate: '1925-02',
  });
});
