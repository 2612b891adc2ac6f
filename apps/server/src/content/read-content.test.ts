import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { StartError } from '../lib/start-error.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createPlaceRows } from './place-records.ts';
import { readContent } from './read-content.ts';

const place = {
  place_id: 53,
  seqid: 10,
  title_ru: 'Лех',
  title_en: 'Leh',
  title_modern: 'Leh',
  latitude: 34.16,
  longitude: 77.58,
  date: '1925-08-26',
  enddate: '1925-09-18',
  date_format: 'YYYY-MM-DD',
  routejson: [[34.1, 77.5]],
  zoom: 'large',
  minzoom: 5,
  tooltip_position: 'top',
  visited_on: 'cae',
  accuracy_level: 'exact',
  go_by: 'horse',
  place_type: 'others',
  ispathpart: true,
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
};
const chapter = { chapter: 1, title_ru: 'Ладак', title_en: 'Ladakh', from: '1925-08-26', to: '1925-09-18' };
const text = {
  text_id: 1,
  chapter: 1,
  text_date: '1925-08-26',
  text_enddate: null,
  place_ids: [53],
  text_content_ru: 'Пришли в [Лех](place:53).',
  text_content_en: 'Reached [Leh](place:53).',
  text_onplace_ru: 'Лех',
  text_onplace_en: 'Leh',
};
const painting = {
  image_id: 1001,
  place_id: 53,
  until_place_id: null,
  title_ru: 'Лех',
  title_en: 'Leh',
  author_ru: 'Н. К. Рерих',
  author_en: 'Nicholas Roerich',
  year: 1925,
  ownership: null,
  ownership_ru: '',
};

const work = {
  work_id: 'trails',
  kind: 'diary',
  author_ru: 'Ю. Н. Рерих',
  author_en: 'George Roerich',
  title_ru: 'По тропам Срединной Азии',
  title_en: 'Trails to Inmost Asia',
  year: 1931,
  publication_ru: '',
  publication_en: '',
  url: null,
  note_ru: '',
  note_en: '',
};
const person = {
  person_id: 'ryabinin',
  group: 'member',
  name_ru: 'Константин Рябинин',
  name_en: 'Konstantin Ryabinin',
  other_names: '',
  born: '1877',
  died: '1955',
  role_ru: 'врач',
  role_en: 'physician',
  about_ru: 'Врач.',
  about_en: 'A physician.',
  fate_ru: '',
  fate_en: '',
  stretches: [],
  sources: [],
};

type Part = Partial<Record<'chapters' | 'places' | 'texts' | 'paintings' | 'works' | 'people', object[]>>;
const part: Part = { chapters: [chapter], places: [place], texts: [text], paintings: [painting] };

/** Creates a content folder with these files. */
function createContentFolder(files: Readonly<Record<string, unknown>>): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'expedition'));
  for (const [name, value] of Object.entries(files)) {
    const written = typeof value === 'string' ? value : JSON.stringify(value);
    writeFileSync(path.join(folder, 'expedition', name), written);
  }
  return folder;
}

function readViolations(files: Readonly<Record<string, unknown>>): string {
  try {
    readContent(createContentFolder(files));
  } catch (error) {
    if (error instanceof StartError && error.code === 'wrong_content') return error.message;
    throw error;
  }
  throw new Error('the content was accepted');
}

describe('readContent reports', () => {
  test.each<[string, Partial<Part>, string]>([
    [
      'a number out of range',
      { places: [{ ...place, latitude: 134 }] },
      'a.json: places, place_id 53: latitude: ',
    ],
    [
      'a value outside its enumeration',
      { places: [{ ...place, go_by: 'balloon' }] },
      'a.json: places, place_id 53: go_by: ',
    ],
    [
      'an unknown field',
      { places: [{ ...place, colour: 'red' }] },
      'a.json: places, place_id 53: Unrecognized key: "colour"',
    ],
    [
      'a date that does not exist',
      { texts: [{ ...text, text_date: '1925-02-30' }] },
      'a.json: texts, text_id 1: text_date: ',
    ],
    [
      'a route point that is not a number',
      { places: [{ ...place, routejson: [[34.1, 'x']] }] },
      'a.json: places, place_id 53: routejson.0.1: ',
    ],
    [
      'a record without an id',
      { paintings: [{ ...painting, image_id: undefined }] },
      'a.json: paintings, place_id 53: image_id: ',
    ],
    [
      'a citation of an unknown work',
      { texts: [{ ...text, sources: [{ work: 'trails' }] }] },
      'a.json: texts, text_id 1: sources: there is no work trails',
    ],
    [
      'a citation of an unknown work by a place',
      { places: [{ ...place, sources: [{ work: 'trails' }] }] },
      'a.json: places, place_id 53: sources: there is no work trails',
    ],
    [
      'a link to an unknown person',
      { texts: [{ ...text, text_content_en: '[Ryabinin](person:ryabinin) came.' }] },
      'a.json: texts, text_id 1: text_content_en: there is no person ryabinin',
    ],
    [
      'a stretch to an unknown place',
      { people: [{ ...person, stretches: [{ from: 53, to: 99 }] }] },
      'a.json: people, person_id ryabinin: stretches: there is no place 99',
    ],
    ['two works with one id', { works: [work, work] }, 'a.json: works, work_id trails: used already'],
    [
      'an id with capital letters',
      { works: [{ ...work, work_id: 'Trails' }] },
      'a.json: works, work_id Trails: work_id: ',
    ],
    [
      'an end date before the start date',
      { places: [{ ...place, enddate: '1925-08-25' }] },
      'a.json: places, place_id 53: enddate: 1925-08-25 is before 1925-08-26',
    ],
    [
      'a text with an end date before its date',
      { texts: [{ ...text, text_enddate: '1925-08-01' }] },
      'a.json: texts, text_id 1: text_enddate: ',
    ],
    [
      'a chapter with an end before its start',
      { chapters: [{ ...chapter, to: '1925-01-01' }] },
      'a.json: chapters, chapter 1: to: ',
    ],
    [
      'a text in an unknown chapter',
      { texts: [{ ...text, chapter: 9 }] },
      'a.json: texts, text_id 1: chapter: there is no chapter 9',
    ],
    [
      'a text about an unknown place',
      { texts: [{ ...text, place_ids: [9] }] },
      'a.json: texts, text_id 1: place_ids: there is no place 9',
    ],
    [
      'a link to an unknown place',
      { texts: [{ ...text, text_content_en: '[x](place:9)' }] },
      'a.json: texts, text_id 1: text_content_en: there is no place 9',
    ],
    [
      'a painting of an unknown place',
      { paintings: [{ ...painting, place_id: 9 }] },
      'a.json: paintings, image_id 1001: place_id: there is no place 9',
    ],
    [
      'a painting of a stretch to an unknown place',
      { paintings: [{ ...painting, until_place_id: 9 }] },
      'a.json: paintings, image_id 1001: until_place_id: there is no place 9',
    ],
  ])('%s', (_what, change, expected) => {
    expect(readViolations({ 'a.json': { ...part, ...change } })).toContain(expected);
  });

  test('ids and seqids that two files contain', () => {
    const violations = readViolations({ 'a.json': part, 'b.json': part });

    for (const id of [
      'places, place_id 53',
      'places, seqid 10',
      'chapters, chapter 1',
      'texts, text_id 1',
      'paintings, image_id 1001',
    ]) {
      expect(violations).toContain(`b.json: ${id}: used already in a.json`);
    }
  });

  test('a file that is not JSON', () => {
    expect(readViolations({ 'a.json': '{"places": [' })).toMatch(/^a\.json: not readable as JSON: /);
  });

  test('a folder that is missing or empty', () => {
    expect(() => readContent('/missing-folder')).toThrow('/missing-folder/expedition');
    expect(readViolations({})).toContain('contains no .json file. Set CONTENT_DIR');
  });
});

test('the older field name traveler_to_do is accepted as traveler_todo', () => {
  const { traveler_todo: _todo, traveler_todo_en: _todoEnglish, ...withoutTodo } = place;
  const old = { ...withoutTodo, traveler_to_do: 'найти двор', traveler_to_do_en: 'find the yard' };

  const [read] = createPlaceRows(readContent(createContentFolder({ 'a.json': { ...part, places: [old] } })));

  expect(read).toMatchObject({ traveler_todo: 'найти двор', traveler_todo_en: 'find the yard' });
});

test('a place row has a lowercase zoom, a known place_type and the route as JSON text', () => {
  const odd = { ...place, zoom: 'Large', place_type: 'monastery' };

  const [read] = createPlaceRows(readContent(createContentFolder({ 'a.json': { ...part, places: [odd] } })));

  expect(read).toMatchObject({ zoom: 'large', place_type: 'others', routejson: '[[34.1,77.5]]' });
});

test('the shipped content is valid', () => {
  const content = readContent(readSettings({}).contentDir);

  expect(content.places.length).toBeGreaterThan(400);
  expect(content.texts.length).toBeGreaterThan(200);
});
