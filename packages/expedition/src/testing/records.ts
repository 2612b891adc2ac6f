import type { TextIdRecord, TextInContextRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import * as records from '@cae-map/contract/testing/records';

const moment = '2025-01-01T00:00:00.000Z';

/** A path stop of the main expedition with the given fields; its seqid follows its id. */
export function aPlace(fields: Partial<PlaceRecord> & Pick<PlaceRecord, 'place_id'>): PlaceRecord {
  return {
    ...records.aPlace,
    seqid: fields.place_id * 10,
    title_ru: `Место ${fields.place_id}`,
    title_en: `Place ${fields.place_id}`,
    title_modern: '',
    latitude: 40,
    longitude: 80 + fields.place_id / 100,
    date: '1926-05-01',
    enddate: '1926-05-01',
    routejson: '[]',
    zoom: 'small',
    minzoom: 7,
    tooltip_position: 'right',
    ...fields,
  };
}

/** An enabled photograph of high visibility with the given fields. */
export function anImage(fields: Partial<ImageRecord> & Pick<ImageRecord, 'image_id'>): ImageRecord {
  return {
    ...records.anImage,
    filename: `${fields.image_id}.jpg`,
    filename_orig: null,
    place_id: 1,
    seqid: fields.image_id,
    image_seqid: fields.image_id,
    image_type: 'photo',
    title_ru: '',
    title_en: '',
    author_ru: '',
    author_en: '',
    year: null,
    created_at: moment,
    updated_at: moment,
    ...fields,
  };
}

/** A text without content, with the given fields. */
export function aTextId(fields: Partial<TextIdRecord> & Pick<TextIdRecord, 'text_id'>): TextIdRecord {
  return {
    chapter_id: 1,
    book_id: 1,
    text_seqid: fields.text_id,
    text_date: null,
    text_enddate: null,
    date_format: 'YYYY-MM-DD',
    place_ids: [],
    text_length: 0,
    text_length_en: 0,
    ...fields,
  };
}

/** A text of the chronicle with the given fields. */
export function aText(
  fields: Partial<TextInContextRecord> & Pick<TextInContextRecord, 'text_id'>,
): TextInContextRecord {
  const book = fields.book_id ?? 1;
  return {
    ...records.aText,
    text_seqid: fields.text_id,
    text_date: null,
    text_enddate: null,
    text_content: '',
    text_content_en: '',
    book_type: 'chronicle',
    book_id: book,
    book_title: `Книга ${book}`,
    book_title_en: `Book ${book}`,
    book_author: '',
    book_author_en: '',
    chapter_title: '',
    chapter_title_en: '',
    ...fields,
  };
}
