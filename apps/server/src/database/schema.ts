import {
  boolean,
  date,
  doublePrecision,
  index,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { originalFormats } from '@cae-map/contract/entities/image-editing';
import { logEventNames } from '@cae-map/contract/entities/log';
import {
  proposalKinds,
  proposalStates,
  proposalSubjects,
  type ProposedPhotograph,
  type ProposedValues,
} from '@cae-map/contract/entities/proposal';
import { personGroups, type PersonRecord } from '@cae-map/contract/entities/person';
import { workKinds, type Citation } from '@cae-map/contract/entities/work';
import {
  accuracyLevels,
  contentLanguages,
  imageTypes,
  placeSizes,
  placeTypes,
  tooltipPositions,
  transports,
  visibilityLevels,
  visitedOnValues,
} from '@cae-map/contract/enumerations';
import { between, oneOf } from './columns.ts';
import { changeActions, changedEntities, contentParts, imageJobStates, tokenPurposes } from './values.ts';

/*
 * Columns are named after the entities in packages/contract. Calendar dates are read as strings; instants are
 * timestamps with time zone. Derived fields (a place's imgcount) have no column.
 */

const calendarDate = () => date({ mode: 'string' });
const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
const localizedText = () => text().notNull().default('');

/** The columns of every record that editors change. A deleted record remains, so that its deletion can be undone. */
const revision = () => ({
  /** Increases with each change; an update names the version that was edited. */
  version: integer().notNull().default(1),
  updated_at: instant().notNull().defaultNow(),
  updated_by: integer().references(() => users.user_id, { onDelete: 'set null' }),
  deleted_at: instant(),
});

/**
 * People with an account. Of a deleted account only the id remains, because changes refer to it: its other fields are
 * emptied.
 */
export const users = pgTable(
  'users',
  {
    user_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** In lower case; null for a deleted account. */
    email: text(),
    full_name: text().notNull(),
    /** An argon2id hash in PHC format; null for an account that signs in with Google only. */
    password_hash: text(),
    /** The subject that Google identifies the account by. */
    google_subject: text(),
    is_superuser: boolean().notNull().default(false),
    is_verified: boolean().notNull().default(false),
    is_disabled: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    created_at: instant().notNull().defaultNow(),
    updated_at: instant().notNull().defaultNow(),
    deleted_at: instant(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_google_subject').on(table.google_subject),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Where users are signed in: one row for each browser. Revoked and expired sessions are deleted. */
export const sessions = pgTable(
  'sessions',
  {
    session_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.user_id, { onDelete: 'cascade' }),
    /** SHA-256 of the refresh token. */
    refresh_hash: text().notNull(),
    /** SHA-256 of the refresh token before the last rotation, whose reuse reveals a theft. */
    previous_hash: text(),
    rotated_at: instant().notNull(),
    created_at: instant().notNull().defaultNow(),
    last_used_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
    browser: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('sessions_refresh_hash').on(table.refresh_hash),
    uniqueIndex('sessions_previous_hash').on(table.previous_hash),
    index('sessions_user').on(table.user_id),
  ],
);

/** Secrets that can be used once: links in e-mails, and sign-ins with Google that have begun. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    /** SHA-256 of the secret. */
    token_hash: text().primaryKey(),
    purpose: text({ enum: tokenPurposes }).notNull(),
    user_id: integer().references(() => users.user_id, { onDelete: 'cascade' }),
    /** What the purpose needs, such as the verifier of a sign-in with Google. */
    data: jsonb(),
    expires_at: instant().notNull(),
  },
  (table) => [
    index('one_time_tokens_expiry').on(table.expires_at),
    oneOf('one_time_tokens_purpose', table.purpose, tokenPurposes),
  ],
);

/** Counters of attempts, such as sign-ins. Their keys are keyed hashes, so that no address can be read from them. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When the counter starts anew. */
    expires_at: instant().notNull(),
  },
  (table) => [index('attempts_expiry').on(table.expires_at)],
);

/** Every committed change of a record, in the order of the changes. Rows are only added. */
export const changes = pgTable(
  'changes',
  {
    change_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    at: instant().notNull().defaultNow(),
    /** Null for a command of the operator. */
    user_id: integer().references(() => users.user_id, { onDelete: 'set null' }),
    entity: text({ enum: changedEntities }).notNull(),
    entity_id: integer().notNull(),
    action: text({ enum: changeActions }).notNull(),
    /** The record before and after the change, without secrets; null where it did not exist. */
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('changes_entity').on(table.entity, table.entity_id, table.change_id),
    index('changes_user').on(table.user_id),
    oneOf('changes_entity_name', table.entity, changedEntities),
    oneOf('changes_action', table.action, changeActions),
  ],
);

export const places = pgTable(
  'places',
  {
    place_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    seqid: integer().notNull(),
    title_ru: text().notNull(),
    title_en: localizedText(),
    title_modern: localizedText(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    date: calendarDate(),
    enddate: calendarDate(),
    date_format: text(),
    date_acc: integer(),
    /** JSON text as entered, even if malformed: clients draw a straight leg instead, and no input of an editor is lost. */
    routejson: text(),
    zoom: text({ enum: placeSizes }),
    minzoom: doublePrecision().notNull(),
    tooltip_position: text({ enum: tooltipPositions }),
    visited_on: text({ enum: visitedOnValues }).notNull(),
    accuracy_level: text({ enum: accuracyLevels }).notNull(),
    go_by: text({ enum: transports }),
    place_type: text({ enum: placeTypes }).notNull(),
    ispathpart: boolean().notNull(),
    path_ref_req: boolean().notNull().default(false),
    path_ref_req_info: localizedText(),
    hide_distance: boolean().notNull().default(false),
    notes: localizedText(),
    notes_en: localizedText(),
    location_reference: localizedText(),
    location_reference_en: localizedText(),
    overnight_place: localizedText(),
    overnight_place_en: localizedText(),
    traveler_todo: localizedText(),
    traveler_todo_en: localizedText(),
    content_todo: localizedText(),
    created_at: instant().notNull().defaultNow(),
    ...revision(),
  },
  (table) => [
    index('places_seqid').on(table.seqid),
    oneOf('places_zoom', table.zoom, placeSizes),
    oneOf('places_tooltip_position', table.tooltip_position, tooltipPositions),
    oneOf('places_visited_on', table.visited_on, visitedOnValues),
    oneOf('places_accuracy_level', table.accuracy_level, accuracyLevels),
    oneOf('places_go_by', table.go_by, transports),
    oneOf('places_place_type', table.place_type, placeTypes),
    between('places_latitude', table.latitude, -90, 90),
    between('places_longitude', table.longitude, -180, 180),
  ],
);

export const images = pgTable(
  'images',
  {
    image_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    filename: text(),
    filename_orig: text(),
    place_id: integer().references(() => places.place_id, { onDelete: 'set null' }),
    until_place_id: integer().references(() => places.place_id, { onDelete: 'set null' }),
    related_image_id: integer(),
    seqid: integer().notNull(),
    image_seqid: integer().notNull(),
    image_type: text({ enum: imageTypes }).notNull(),
    image_enabled: boolean().notNull().default(true),
    visibility_level: text({ enum: visibilityLevels }).notNull(),
    is_illustration: boolean().notNull().default(false),
    title_ru: localizedText(),
    title_en: localizedText(),
    author_ru: localizedText(),
    author_en: localizedText(),
    ownership: text(),
    ownership_ru: localizedText(),
    rights_holder: localizedText(),
    licence: localizedText(),
    year: integer(),
    enddate: calendarDate(),
    datetime_original: text(),
    date_format: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    minzoom: doublePrecision(),
    video_id: text(),
    video_starttime: integer(),
    url: text(),
    thumb: text(),
    thumbnail: text(),
    /** Of the full size in pixels. */
    width: integer(),
    height: integer(),
    /** A data URL of a few pixels. */
    placeholder: text(),
    has_avif: boolean().notNull().default(false),
    is_reviewed: boolean().notNull().default(true),
    /** 64 bits as hexadecimal digits. */
    perceptual_hash: text(),
    created_at: instant().notNull().defaultNow(),
    uploaded_at: instant(),
    ...revision(),
  },
  (table) => [
    index('images_place').on(table.place_id),
    uniqueIndex('images_filename').on(table.filename),
    oneOf('images_image_type', table.image_type, imageTypes),
    oneOf('images_visibility_level', table.visibility_level, visibilityLevels),
    between('images_latitude', table.latitude, -90, 90),
    between('images_longitude', table.longitude, -180, 180),
  ],
);

/** The uploaded files of images, which are never changed. */
export const originals = pgTable(
  'originals',
  {
    image_id: integer()
      .primaryKey()
      .references(() => images.image_id, { onDelete: 'cascade' }),
    /** The name in the store of originals, which is made from the contents. */
    file: text().notNull(),
    /** The upload that it was: a repeated request to add it adds no second image. */
    upload_id: text().notNull(),
    /** SHA-256 of the contents. */
    sha256: text().notNull(),
    format: text({ enum: originalFormats }).notNull(),
    /** As displayed, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** Whether the file contains a position: such a file is not published. */
    has_position: boolean().notNull(),
  },
  (table) => [
    index('originals_sha256').on(table.sha256),
    uniqueIndex('originals_upload').on(table.upload_id),
    oneOf('originals_format', table.format, originalFormats),
  ],
);

/** The names that images had before they were renamed, so that links to their originals keep working. */
export const formerImageNames = pgTable(
  'former_image_names',
  {
    name: text().primaryKey(),
    image_id: integer()
      .notNull()
      .references(() => images.image_id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_image_names_image').on(table.image_id)],
);

/**
 * The queue of images whose sizes are to be made. Any process takes a job by a lease, and takes over the job of a process
 * whose lease has expired. Finished jobs remain until new ones are added to an empty queue, so that their number is known.
 */
export const imageJobs = pgTable(
  'image_jobs',
  {
    image_id: integer()
      .primaryKey()
      .references(() => images.image_id, { onDelete: 'cascade' }),
    state: text({ enum: imageJobStates }).notNull().default('waiting'),
    /** How often the job was begun. */
    attempts: integer().notNull().default(0),
    queued_at: instant().notNull().defaultNow(),
    /** Of a running job: the process that makes the sizes, and until when no other takes the job. */
    worker: text(),
    lease_until: instant(),
    /** Why the last attempt failed. */
    error: text(),
  },
  (table) => [
    index('image_jobs_state').on(table.state, table.queued_at),
    oneOf('image_jobs_state_name', table.state, imageJobStates),
  ],
);

export const books = pgTable('books', {
  book_id: integer().primaryKey().generatedByDefaultAsIdentity(),
  book_type: text().notNull(),
  book_title: localizedText(),
  book_title_en: localizedText(),
  book_author: localizedText(),
  book_author_en: localizedText(),
  ...revision(),
});

export const chapters = pgTable(
  'chapters',
  {
    chapter_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    book_id: integer()
      .notNull()
      .references(() => books.book_id, { onDelete: 'cascade' }),
    chapter_seqid: integer().notNull(),
    chapter_title: localizedText(),
    chapter_title_en: localizedText(),
    chapter_fromdate: calendarDate(),
    chapter_todate: calendarDate(),
    ...revision(),
  },
  (table) => [index('chapters_book').on(table.book_id, table.chapter_seqid)],
);

export const texts = pgTable(
  'texts',
  {
    text_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    chapter_id: integer()
      .notNull()
      .references(() => chapters.chapter_id, { onDelete: 'cascade' }),
    text_seqid: integer().notNull(),
    text_date: calendarDate(),
    text_enddate: calendarDate(),
    date_format: text().notNull().default('YYYY-MM-DD'),
    text_content: localizedText(),
    text_content_en: localizedText(),
    text_iplaces: localizedText(),
    text_iplaces_en: localizedText(),
    text_onplace: localizedText(),
    text_onplace_en: localizedText(),
    related_image_ids: integer()
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    ...revision(),
  },
  (table) => [
    index('texts_chapter').on(table.chapter_id, table.text_seqid),
    index('texts_days').on(table.text_date, table.text_enddate),
  ],
);

/**
 * The places that a text is about, updated from its HTML when the text is written. A place may be missing from `places`,
 * because the text is not changed when a place is deleted.
 */
export const textPlaces = pgTable(
  'text_places',
  {
    text_id: integer()
      .notNull()
      .references(() => texts.text_id, { onDelete: 'cascade' }),
    place_id: integer().notNull(),
    /** The position of the place id in the text. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.text_id, table.place_id] }),
    index('text_places_place').on(table.place_id),
  ],
);

/** The bibliography, in its order. */
export const works = pgTable(
  'works',
  {
    work_id: text().primaryKey(),
    seqid: integer().notNull(),
    kind: text({ enum: workKinds }).notNull(),
    author_ru: localizedText(),
    author_en: localizedText(),
    title_ru: text().notNull(),
    title_en: text().notNull(),
    year: integer(),
    publication_ru: localizedText(),
    publication_en: localizedText(),
    url: text(),
    note_ru: localizedText(),
    note_en: localizedText(),
  },
  (table) => [oneOf('works_kind', table.kind, workKinds)],
);

/** The works that a place or a text rests on. */
export const citations = pgTable(
  'citations',
  {
    citation_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    place_id: integer().references(() => places.place_id, { onDelete: 'cascade' }),
    text_id: integer().references(() => texts.text_id, { onDelete: 'cascade' }),
    /** From 1, the main work first. */
    position: integer().notNull(),
    work_id: text()
      .notNull()
      .references(() => works.work_id, { onDelete: 'cascade' }),
    chapter: text(),
    page: text(),
  },
  (table) => [
    uniqueIndex('citations_place').on(table.place_id, table.position),
    uniqueIndex('citations_text').on(table.text_id, table.position),
    index('citations_work').on(table.work_id),
    check('citations_subject', sql`num_nonnulls(${table.place_id}, ${table.text_id}) = 1`),
  ],
);

/** The people who travelled along or whom the expedition met, in their order. */
export const people = pgTable(
  'people',
  {
    person_id: text().primaryKey(),
    seqid: integer().notNull(),
    group: text({ enum: personGroups }).notNull(),
    name_ru: text().notNull(),
    name_en: text().notNull(),
    other_names: localizedText(),
    born: localizedText(),
    died: localizedText(),
    role_ru: text().notNull(),
    role_en: text().notNull(),
    about_ru: text().notNull(),
    about_en: text().notNull(),
    fate_ru: localizedText(),
    fate_en: localizedText(),
    /** The ids are those of the content files; a place may be deleted later. */
    stretches: jsonb().$type<PersonRecord['stretches']>().notNull(),
    sources: jsonb().$type<Citation[]>().notNull(),
  },
  (table) => [oneOf('people_group', table.group, personGroups)],
);

/**
 * Corrections that visitors propose. What the visitor has sent is never changed; only the decision is added. Nothing is stored from
 * which the visitor can be recognised, except the name and the contact that the visitor has entered.
 */
export const proposals = pgTable(
  'proposals',
  {
    proposal_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    created_at: instant().notNull().defaultNow(),
    subject: text({ enum: proposalSubjects }).notNull(),
    /** The record may be deleted later. */
    subject_id: integer().notNull(),
    /** The version of the record that the visitor has seen. */
    subject_version: integer().notNull(),
    kind: text({ enum: proposalKinds }).notNull(),
    proposed: jsonb().$type<ProposedValues>().notNull(),
    remark: localizedText(),
    /** Published with an accepted proposal; empty for no name. */
    credit_name: localizedText(),
    /** Only for editors. */
    contact: localizedText(),
    lang: text({ enum: contentLanguages }).notNull(),
    /** The id of the upload that was the photograph of the place; its file is removed with the decision. */
    photograph_id: text(),
    photograph: jsonb().$type<ProposedPhotograph>(),
    /** The image as which the photograph was published; it may be deleted later. */
    image_id: integer(),
    state: text({ enum: proposalStates }).notNull().default('open'),
    /** The saved values of an accepted proposal, as amended by the editor. */
    applied: jsonb().$type<ProposedValues>(),
    is_credited: boolean().notNull().default(false),
    editor_note: localizedText(),
    decided_at: instant(),
    decided_by: integer().references(() => users.user_id, { onDelete: 'set null' }),
    /** Increases with the decision. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('proposals_state').on(table.state, table.proposal_id),
    uniqueIndex('proposals_photograph').on(table.photograph_id),
    oneOf('proposals_subject', table.subject, proposalSubjects),
    oneOf('proposals_kind', table.kind, proposalKinds),
    oneOf('proposals_state_name', table.state, proposalStates),
    oneOf('proposals_lang', table.lang, contentLanguages),
  ],
);

/** Counts of logged events by day (UTC), so that no row belongs to a visitor. */
export const logCounts = pgTable(
  'log_counts',
  {
    day: calendarDate().notNull(),
    event: text({ enum: logEventNames }).notNull(),
    /** The language of the page. */
    lang: text({ enum: contentLanguages }).notNull(),
    /** What distinguishes the events of one name, such as the code of a layer. */
    detail: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.event, table.lang, table.detail] }),
    oneOf('log_counts_event', table.event, logEventNames),
    oneOf('log_counts_lang', table.lang, contentLanguages),
  ],
);

/** Loads of the shipped content, by part: a database emptied later is not filled again. */
export const contentLoads = pgTable(
  'content_loads',
  {
    load_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    loaded_at: instant().notNull().defaultNow(),
    part: text({ enum: contentParts }).notNull().default('expedition'),
    summary: text().notNull(),
  },
  (table) => [oneOf('content_loads_part', table.part, contentParts)],
);
