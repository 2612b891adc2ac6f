/**
 * The kinds of records with a version and a history, as plain data: for the server, and for the browser, which does not load the schema
 * library. `record-kinds.test.ts` compares the lists of fields with the schemas.
 */
import type { Capability } from '../../roles.ts';

/** The names of the kinds, as the history of changes stores them. */
export const recordEntities = [
  'place',
  'image',
  'book',
  'chapter',
  'text',
  'person',
  'work',
  'page',
  'caption',
  'alias',
  'height',
  'viewpoint',
] as const;
export type RecordEntity = (typeof recordEntities)[number];

/** A position of a record in a list, which editors change. */
export interface RecordOrder {
  /** The field with the position. */
  readonly field: string;
  /** The field with the id of the record within which the positions count; null for positions among all records of the kind. */
  readonly parent: string | null;
}

/** The most records whose order is changed by one call. */
export const maxReordered = 1500;

/** The calls that only some kinds have; see `RecordCalls`. Every kind that editors change has the others. */
export const optionalRecordCalls = ['listForVisitors', 'read', 'reorder', 'editSome', 'listDeleted'] as const;
export type OptionalRecordCall = (typeof optionalRecordCalls)[number];

/** How editors change the records of a kind. */
export interface RecordEditing {
  /** What a user needs to read the records as an editor, and to change them. */
  readonly access: Capability;
  /** The tags of the other records that are read with these. */
  readonly madeFrom: readonly string[];
  readonly calls: readonly OptionalRecordCall[];
  /**
   * The address of the list of the records, if it is not that of their tag. Its parameters are fields that editors read: the ids of the
   * records that contain these, see `record-containers.ts`.
   */
  readonly collection?: string;
  /** The endpoint of `reorder`, if it is not that of `recordApiCalls`, with parameters as in `collection`. */
  readonly orderPath?: string;
}

/** A kind of records as it is written below, where the tags are defined. Its public and private fields together are what an editor reads. */
interface RecordKindData {
  readonly entity: RecordEntity;
  /** The field with the id of a record. */
  readonly key: string;
  /** The records of this kind in the call table: what its writes change. */
  readonly tag: string;
  /** The fields with the title of a record in Russian and in English. */
  readonly titles: { readonly ru: string; readonly en: string };
  readonly orders: readonly RecordOrder[];
  /** The fields that visitors read. */
  readonly publicFields: readonly string[];
  /** The fields that only editors read. */
  readonly privateFields: readonly string[];
  /** The fields of either list that the server sets. A write may repeat their stored values. */
  readonly readOnlyFields: readonly string[];
  readonly editing: RecordEditing;
}

/** A kind of records. */
export interface RecordKindFields extends RecordKindData {
  readonly tag: (typeof recordKinds)[RecordEntity]['tag'];
}

/** The fields of the revision of a record, which every write sets. */
export const revisionFields = ['version', 'updated_at', 'updated_by'] as const;

/** The kinds by their names. */
export const recordKinds = {
  place: {
    entity: 'place',
    key: 'place_id',
    tag: 'places',
    titles: { ru: 'title_ru', en: 'title_en' },
    orders: [{ field: 'seqid', parent: null }],
    publicFields: [
      'place_id',
      'seqid',
      'title_ru',
      'title_en',
      'title_modern',
      'title_cn',
      'latitude',
      'longitude',
      'date',
      'enddate',
      'date_format',
      'date_acc',
      'routejson',
      'zoom',
      'minzoom',
      'tooltip_position',
      'visited_on',
      'accuracy_level',
      'go_by',
      'place_type',
      'ispathpart',
      'path_ref_req',
      'path_ref_req_info',
      'hide_distance',
      'notes',
      'notes_en',
      'location_reference',
      'location_reference_en',
      'overnight_place',
      'overnight_place_en',
      'traveler_todo',
      'traveler_todo_en',
      'imgcount',
    ],
    privateFields: ['content_todo', 'sources', 'created_at', ...revisionFields],
    readOnlyFields: ['place_id', 'imgcount', 'created_at', ...revisionFields],
    editing: {
      access: 'places.write',
      madeFrom: ['images'],
      calls: ['listForVisitors', 'reorder'],
      orderPath: '/places_change/seqids',
    },
  },
  image: {
    entity: 'image',
    key: 'image_id',
    tag: 'images',
    titles: { ru: 'title_ru', en: 'title_en' },
    orders: [
      { field: 'seqid', parent: null },
      { field: 'image_seqid', parent: 'place_id' },
    ],
    publicFields: [
      'image_id',
      'filename',
      'filename_orig',
      'place_id',
      'until_place_id',
      'related_image_id',
      'seqid',
      'image_seqid',
      'image_type',
      'image_enabled',
      'visibility_level',
      'is_illustration',
      'title_ru',
      'title_en',
      'author_ru',
      'author_en',
      'ownership',
      'ownership_ru',
      'inventory_number',
      'height_cm',
      'width_cm',
      'technique_ru',
      'technique_en',
      'series_ru',
      'series_en',
      'rights_holder',
      'licence',
      'year',
      'enddate',
      'datetime_original',
      'date_format',
      'latitude',
      'longitude',
      'minzoom',
      'video_id',
      'video_starttime',
      'url',
      'thumb',
      'thumbnail',
      'width',
      'height',
      'placeholder',
      'has_avif',
      'focus_x',
      'focus_y',
      'rotation',
      'crop',
      'created_at',
      'updated_at',
      'uploaded_at',
    ],
    privateFields: [
      'is_reviewed',
      'is_original_public',
      'perceptual_hash',
      'original',
      'thumbnail_state',
      'thumbnail_error',
      'version',
      'updated_by',
    ],
    readOnlyFields: [
      'image_id',
      'filename',
      'filename_orig',
      'url',
      'thumb',
      'thumbnail',
      'width',
      'height',
      'placeholder',
      'has_avif',
      'created_at',
      'uploaded_at',
      'perceptual_hash',
      'original',
      'thumbnail_state',
      'thumbnail_error',
      ...revisionFields,
    ],
    editing: {
      access: 'images.write',
      madeFrom: [],
      calls: ['listForVisitors', 'reorder', 'editSome', 'listDeleted'],
      orderPath: '/images/change_seqids',
    },
  },
  book: {
    entity: 'book',
    key: 'book_id',
    tag: 'books',
    titles: { ru: 'book_title', en: 'book_title_en' },
    orders: [],
    publicFields: [
      'book_id',
      'book_type',
      'book_title',
      'book_title_en',
      'book_author',
      'book_author_en',
      'book_rights',
      'book_rights_en',
      'is_downloadable',
    ],
    privateFields: revisionFields,
    readOnlyFields: ['book_id', ...revisionFields],
    editing: {
      access: 'books.write',
      madeFrom: [],
      calls: ['listDeleted'],
      collection: '/api/books',
    },
  },
  chapter: {
    entity: 'chapter',
    key: 'chapter_id',
    tag: 'chapters',
    titles: { ru: 'chapter_title', en: 'chapter_title_en' },
    orders: [{ field: 'chapter_seqid', parent: 'book_id' }],
    publicFields: [
      'chapter_id',
      'book_id',
      'chapter_seqid',
      'chapter_title',
      'chapter_title_en',
      'chapter_fromdate',
      'chapter_todate',
    ],
    privateFields: revisionFields,
    readOnlyFields: ['chapter_id', ...revisionFields],
    editing: {
      access: 'books.write',
      madeFrom: ['books'],
      calls: ['reorder', 'listDeleted'],
      collection: '/api/books/{book_id}/chapters',
      orderPath: '/api/books/{book_id}/change_chapter_seqids',
    },
  },
  text: {
    entity: 'text',
    key: 'text_id',
    tag: 'texts',
    titles: { ru: 'text_onplace', en: 'text_onplace_en' },
    orders: [{ field: 'text_seqid', parent: 'chapter_id' }],
    publicFields: [
      'text_id',
      'chapter_id',
      'text_seqid',
      'text_date',
      'text_enddate',
      'date_format',
      'text_content',
      'text_content_en',
      'text_iplaces',
      'text_iplaces_en',
      'text_onplace',
      'text_onplace_en',
      'book_type',
      'related_image_ids',
    ],
    privateFields: ['book_id', 'sources', ...revisionFields],
    // The names of the places are derived from the links in the text; the book is that of the chapter.
    readOnlyFields: ['text_id', 'text_iplaces', 'text_iplaces_en', 'book_type', 'book_id', ...revisionFields],
    editing: {
      access: 'books.write',
      madeFrom: ['books', 'chapters'],
      calls: ['read', 'reorder', 'editSome', 'listDeleted'],
      collection: '/api/books/{book_id}/chapters/{chapter_id}/texts',
      orderPath: '/api/books/{book_id}/change_text_seqids',
    },
  },
  person: {
    entity: 'person',
    // The number of the record: its name in URLs and content files, `person_id`, is a text.
    key: 'person_number',
    tag: 'people',
    titles: { ru: 'name_ru', en: 'name_en' },
    orders: [{ field: 'seqid', parent: null }],
    publicFields: [
      'person_id',
      'group',
      'name_ru',
      'name_en',
      'other_names',
      'born',
      'died',
      'role_ru',
      'role_en',
      'about_ru',
      'about_en',
      'fate_ru',
      'fate_en',
      'stretches',
      'sources',
    ],
    privateFields: ['person_number', 'seqid', ...revisionFields],
    readOnlyFields: ['person_number', ...revisionFields],
    editing: { access: 'people.write', madeFrom: [], calls: ['listForVisitors', 'reorder', 'listDeleted'] },
  },
  work: {
    entity: 'work',
    key: 'work_number',
    tag: 'works',
    titles: { ru: 'title_ru', en: 'title_en' },
    orders: [{ field: 'seqid', parent: null }],
    publicFields: [
      'work_id',
      'kind',
      'author_ru',
      'author_en',
      'title_ru',
      'title_en',
      'year',
      'publication_ru',
      'publication_en',
      'url',
      'note_ru',
      'note_en',
    ],
    privateFields: ['work_number', 'seqid', ...revisionFields],
    readOnlyFields: ['work_number', ...revisionFields],
    editing: { access: 'works.write', madeFrom: [], calls: ['listForVisitors', 'reorder', 'listDeleted'] },
  },
  page: {
    entity: 'page',
    key: 'page_id',
    tag: 'pages',
    titles: { ru: 'title_ru', en: 'title_en' },
    orders: [],
    publicFields: ['page_name', 'title_ru', 'title_en', 'summary_ru', 'summary_en', 'text_ru', 'text_en'],
    privateFields: ['page_id', ...revisionFields],
    readOnlyFields: ['page_id', 'page_name', ...revisionFields],
    editing: { access: 'pages.write', madeFrom: [], calls: ['listForVisitors'] },
  },
  caption: {
    entity: 'caption',
    key: 'caption_id',
    tag: 'captions',
    titles: { ru: 'title_ru', en: 'title_en' },
    orders: [],
    publicFields: ['slug', 'title_ru', 'title_en', 'caption_ru', 'caption_en'],
    privateFields: ['caption_id', 'position', ...revisionFields],
    readOnlyFields: ['caption_id', 'slug', 'position', ...revisionFields],
    editing: { access: 'pages.write', madeFrom: [], calls: ['listForVisitors'] },
  },
  alias: {
    entity: 'alias',
    key: 'alias_id',
    tag: 'aliases',
    // Other names have no title: this text is for editors.
    titles: { ru: 'note', en: 'note' },
    orders: [],
    publicFields: ['place_ids', 'names'],
    privateFields: ['alias_id', 'note', 'title_ru', 'title_en', ...revisionFields],
    readOnlyFields: ['alias_id', 'title_ru', 'title_en', ...revisionFields],
    editing: { access: 'places.write', madeFrom: ['places'], calls: ['listForVisitors', 'listDeleted'] },
  },
  height: {
    entity: 'height',
    key: 'height_id',
    tag: 'heights',
    // A height has no title, and its source is shown beside it.
    titles: { ru: 'source_ru', en: 'source_en' },
    orders: [],
    publicFields: ['place_id', 'metres', 'source_ru', 'source_en'],
    privateFields: ['height_id', 'title_ru', 'title_en', ...revisionFields],
    readOnlyFields: ['height_id', 'title_ru', 'title_en', ...revisionFields],
    // Visitors read the heights of all places by `listHeights`, which is not the list of these records.
    editing: { access: 'places.write', madeFrom: ['places'], calls: ['listDeleted'] },
  },
  viewpoint: {
    entity: 'viewpoint',
    key: 'viewpoint_id',
    tag: 'viewpoints',
    titles: { ru: 'place_title_ru', en: 'place_title_en' },
    orders: [{ field: 'seqid', parent: null }],
    publicFields: [
      'viewpoint_id',
      'seqid',
      'place_id',
      'altitude',
      'range',
      'tilt',
      'heading',
      'rest_seconds',
    ],
    privateFields: ['place_title_ru', 'place_title_en', ...revisionFields],
    readOnlyFields: ['viewpoint_id', 'place_title_ru', 'place_title_en', ...revisionFields],
    editing: {
      access: 'pages.write',
      madeFrom: ['places'],
      calls: ['listForVisitors', 'reorder', 'listDeleted'],
    },
  },
} as const satisfies { readonly [Entity in RecordEntity]: RecordKindData & { readonly entity: Entity } };
