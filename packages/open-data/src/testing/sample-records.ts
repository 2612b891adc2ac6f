import type { BookRecord, ChapterRecord } from '@cae-map/contract/entities/book';
import type { PersonRecord } from '@cae-map/contract/entities/person';
import type { WorkRecord } from '@cae-map/contract/entities/work';
import { aPlace, anImage, aText } from '@cae-map/expedition/testing/records';
import type { OpenDataOptions, OpenRecords } from '../model/open-records.ts';

export const sampleOptions: OpenDataOptions = {
  origin: 'https://map.example.org',
  date: '2026-11-29',
  shownPlaces: [],
  hiddenPlaces: [],
};

function aBook(id: number, isDownloadable: boolean): BookRecord {
  return {
    book_id: id,
    book_type: 'diary',
    book_title: `Книга ${id}`,
    book_title_en: `Book ${id}`,
    book_author: '',
    book_author_en: '',
    book_rights: 'Права',
    book_rights_en: 'Rights',
    is_downloadable: isDownloadable,
  };
}

function aChapter(id: number, bookId: number): ChapterRecord {
  return {
    chapter_id: id,
    book_id: bookId,
    chapter_seqid: id,
    chapter_title: `Глава ${id}`,
    chapter_title_en: `Chapter ${id}`,
    chapter_fromdate: '1926-05-01',
    chapter_todate: null,
  };
}

const aWork: WorkRecord = {
  work_id: 'altai-himalaya',
  kind: 'diary',
  author_ru: 'Н. К. Рерих',
  author_en: 'Nicholas Roerich',
  title_ru: 'Алтай — Гималаи',
  title_en: 'Altai-Himalaya',
  year: 1929,
  publication_ru: '',
  publication_en: 'New York',
  url: null,
  note_ru: '',
  note_en: '',
};

const aPerson: PersonRecord = {
  person_id: 'konstantin-ryabinin',
  group: 'member',
  name_ru: 'К. Н. Рябинин',
  name_en: 'Konstantin Ryabinin',
  other_names: '',
  born: '1877',
  died: '1956',
  role_ru: 'Врач',
  role_en: 'Physician',
  about_ru: '<p>Врач</p>',
  about_en: '<p>Physician</p>',
  fate_ru: '',
  fate_en: '',
  stretches: [
    { from: 1, to: 2 },
    { from: 2, to: 3 },
  ],
  sources: [{ work: 'altai-himalaya', page: '12' }],
};

/**
 * Records with everything that may not be published: place 3 has no label on the map, book 2 may not be downloaded, pictures have no
 * licence, one that forbids commercial use, or a file of another host.
 */
export const sampleRecords: OpenRecords = {
  places: [
    aPlace({
      place_id: 1,
      title_ru: 'Лех',
      title_en: 'Leh, "the capital"',
      notes: 'Две строки:\nвторая; =1+1',
    }),
    aPlace({
      place_id: 2,
      title_ru: 'Нубра',
      accuracy_level: 'medium',
      date: '1926-06-01',
      enddate: '1926-06-30',
      date_format: 'YYYY-MM',
      routejson: '[[40.1, 80.015]]',
    }),
    aPlace({ place_id: 3, title_ru: 'Тайник', title_en: 'Secret camp', minzoom: -1 }),
    aPlace({
      place_id: 4,
      title_en: 'user@host',
      place_type: 'pass',
      accuracy_level: 'unknown',
      date: null,
      enddate: null,
    }),
  ],
  inferredLegs: [],
  images: [
    anImage({
      image_id: 1,
      is_illustration: true,
      image_type: 'relatedimage',
      url: '/media/illustrations/one.webp',
      title_ru: 'Горы',
      title_en: 'Mountains',
    }),
    anImage({
      image_id: 2,
      licence: 'CC BY-SA 4.0',
      rights_holder: 'A museum',
      url: '/media/two.webp',
      width: 900,
      height: 600,
    }),
    anImage({ image_id: 3, licence: '', url: '/media/three.webp', width: 900, height: 600 }),
    anImage({ image_id: 4, licence: 'CC BY-NC 4.0', url: '/media/four.webp', width: 900, height: 600 }),
    anImage({
      image_id: 5,
      licence: 'CC0',
      url: 'https://other.example.org/five.webp',
      width: 900,
      height: 600,
    }),
    anImage({
      image_id: 6,
      place_id: 3,
      licence: 'CC0',
      url: '/media/six.webp',
      width: 900,
      height: 600,
      latitude: 40,
      longitude: 80,
    }),
  ],
  books: [aBook(1, true), aBook(2, false)],
  chapters: [aChapter(1, 1), aChapter(2, 2)],
  texts: [
    aText({
      text_id: 1,
      chapter_id: 1,
      text_date: '1926-05-01',
      text_content: '<p data-text4placeid2="1" data-text4placeid3="3">Слова</p>',
      text_content_en: '<p>Words</p>',
      related_image_ids: [1, 99],
    }),
    aText({
      text_id: 2,
      chapter_id: 2,
      text_content: '<p>Под защитой прав</p>',
      text_content_en: '<p>In copyright</p>',
    }),
  ],
  people: [aPerson],
  works: [aWork],
  citations: [
    { place_id: 1, text_id: null, sources: [{ work: 'altai-himalaya', chapter: 'Leh' }] },
    { place_id: 3, text_id: null, sources: [{ work: 'altai-himalaya' }] },
    { place_id: null, text_id: 2, sources: [{ work: 'altai-himalaya' }] },
  ],
  pictureSizes: { 1: { width: 1600, height: 1000 } },
};

/** The records in the opposite order. */
export const reversedRecords: OpenRecords = {
  ...sampleRecords,
  places: sampleRecords.places.toReversed(),
  images: sampleRecords.images.toReversed(),
  books: sampleRecords.books.toReversed(),
  chapters: sampleRecords.chapters.toReversed(),
  texts: sampleRecords.texts.toReversed(),
  citations: sampleRecords.citations.toReversed(),
};
