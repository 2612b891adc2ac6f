import { z } from 'zod';
import { calendarDateSchema } from '../../calendar-date.ts';
import { contentLanguages } from '../../enumerations.ts';
import { cleanTextSchema, visibleText } from '../../text.ts';
import { uploadIdSchema } from '../upload-id.ts';
import { observationSchema, type Observation } from './observation.ts';

/** The kinds of records that visitors propose corrections of. */
export const proposalSubjects = ['place', 'image', 'text'] as const;
export type ProposalSubject = (typeof proposalSubjects)[number];

/** What a proposal is about. A remark names no values: an editor acts on it by hand. */
export const proposalKinds = ['position', 'date', 'name', 'remark'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** The kinds that a subject has. */
export const kindsOfSubject: Readonly<Record<ProposalSubject, readonly ProposalKind[]>> = {
  place: ['position', 'date', 'name', 'remark'],
  image: ['position', 'date', 'name', 'remark'],
  text: ['remark'],
};

export const proposalStates = ['open', 'accepted', 'declined'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** The most characters of the texts of a proposal. */
export const proposalBounds = { name: 300, remark: 4000, creditName: 120, contact: 200, note: 2000 } as const;

/** The most characters of the texts of a photograph that an editor publishes. */
export const photographTextBounds = { title: 2000, author: 500 } as const;

/** What a client recognises a proposal by. It cannot be guessed: the decision is returned to every client that knows it. */
export const proposalKeySchema = z
  .string()
  .max(32)
  .regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits');

/** The most keys of a request for states. */
export const maxProposalKeys = 40;

/** The keys of a request for states, separated by commas. */
export const proposalKeysSchema = z
  .string()
  .max(33 * maxProposalKeys - 1)
  .regex(/^[0-9a-f]{32}(,[0-9a-f]{32})*$/, 'must be keys of proposals, separated by commas');

/** The corrected values; absent fields stay as they are. */
export const proposedValuesSchema = z
  .object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    date: calendarDateSchema.describe('arrival; of a picture the day it shows'),
    enddate: calendarDateSchema.nullable().describe('departure'),
    title_ru: visibleText(proposalBounds.name),
    title_en: visibleText(proposalBounds.name),
  })
  .partial()
  .strict()
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    path: ['latitude'],
    message: 'needs longitude as well',
  })
  .refine(({ date, enddate }) => !date || !enddate || enddate >= date, {
    path: ['enddate'],
    message: 'must not be before date',
  });

/** The fields of a kind: at least one of them must be proposed, and no other may be. */
export const fieldsOfKind = {
  position: ['latitude', 'longitude'],
  date: ['date', 'enddate'],
  name: ['title_ru', 'title_en'],
  remark: [],
} as const satisfies Readonly<Record<ProposalKind, readonly (keyof ProposedValues)[]>>;

/** What a visitor sends. */
export const proposalBodySchema = z
  .object({
    subject: z.enum(proposalSubjects),
    subject_id: z.int().positive().max(2_147_483_647),
    kind: z.enum(proposalKinds),
    proposed: proposedValuesSchema,
    remark: cleanTextSchema
      .trim()
      .max(proposalBounds.remark)
      .describe('the reason and its source; of a remark the whole'),
    credit_name: cleanTextSchema
      .trim()
      .max(proposalBounds.creditName)
      .describe('the name to publish when the proposal is accepted; empty for none'),
    contact: cleanTextSchema
      .trim()
      .max(proposalBounds.contact)
      .describe('how editors can ask back; only they can read it'),
    lang: z.enum(contentLanguages).describe('the language of the page'),
    photograph: uploadIdSchema
      .nullable()
      .default(null)
      .describe('a finished upload of a photograph of the place; null for none'),
    observation: observationSchema
      .nullable()
      .default(null)
      .describe('where a traveller has seen the place; null for a correction that was not made on site'),
    client_key: proposalKeySchema
      .nullable()
      .default(null)
      .describe('128 random bits of the client; a proposal with a known key is not stored a second time'),
    website: z.string().max(500).optional().describe('must stay empty: only programs fill it in'),
  })
  .strict()
  .refine(({ subject, kind }) => kindsOfSubject[subject].includes(kind), {
    path: ['kind'],
    message: 'is not possible for this subject',
  })
  .refine(({ kind, proposed }) => isOfKind(kind, proposed), {
    path: ['proposed'],
    message: 'must have the fields of the kind and no others',
  })
  .refine((body) => body.kind !== 'remark' || body.remark !== '' || isSeenOnSite(body), {
    path: ['remark'],
    message: 'must not be empty',
  })
  .refine(({ subject, observation }) => observation === null || subject === 'place', {
    path: ['observation'],
    message: 'is possible for a place only',
  })
  .refine(({ subject, photograph }) => photograph === null || subject === 'place', {
    path: ['photograph'],
    message: 'is possible for a place only',
  });

/** Whether a remark without text has something else: a photograph that was taken on site, or a finished task. */
function isSeenOnSite({
  observation,
  photograph,
}: {
  readonly observation: Observation | null;
  readonly photograph: string | null;
}): boolean {
  return observation !== null && (observation.is_task_done || photograph !== null);
}

/** Whether values have fields of the kind and no others. */
function isOfKind(kind: ProposalKind, proposed: object): boolean {
  const fields: readonly string[] = fieldsOfKind[kind];
  const names = Object.keys(proposed);
  return names.every((name) => fields.includes(name)) && (names.length > 0 || fields.length === 0);
}

/** The record that a proposal is about, as it is now. */
export const proposalSubjectRecordSchema = z.object({
  id: z.int().positive(),
  version: z.int().positive(),
  title_ru: z.string(),
  title_en: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  date: z.string().nullable(),
  enddate: z.string().nullable(),
  place_id: z.int().positive().nullable().describe('the place of a picture'),
  book_id: z.int().positive().nullable().describe('the book of a text'),
  chapter_id: z.int().positive().nullable().describe('the chapter of a text'),
});

/** The photograph of a proposal as it is stored: without metadata. */
export const proposedPhotographSchema = z.object({
  width: z.int().positive().describe('in pixels'),
  height: z.int().positive(),
  bytes: z.int().positive(),
});

/** A proposal, as editors read it. */
export const proposalSchema = z.object({
  proposal_id: z.int().positive(),
  version: z.int().positive(),
  created_at: z.iso.datetime(),
  subject: z.enum(proposalSubjects),
  subject_id: z.int().positive(),
  subject_version: z.int().positive().describe('the version that the visitor has seen'),
  kind: z.enum(proposalKinds),
  proposed: proposedValuesSchema,
  remark: z.string(),
  credit_name: z.string(),
  contact: z.string(),
  lang: z.enum(contentLanguages),
  photograph: proposedPhotographSchema
    .nullable()
    .describe('the file can be read while the proposal is open; null for a proposal without one'),
  observation: observationSchema
    .nullable()
    .describe('where a traveller has seen the place; removed when the proposal is declined'),
  image_id: z.int().positive().nullable().describe('the image as which the photograph was published'),
  state: z.enum(proposalStates),
  applied: proposedValuesSchema.nullable().describe('the values of an accepted proposal, as amended'),
  is_credited: z.boolean(),
  editor_note: z.string(),
  decided_at: z.iso.datetime().nullable(),
  editor: z.string().nullable().describe('the full name of the editor who has decided'),
  current: proposalSubjectRecordSchema.nullable().describe('null if the record has been deleted'),
});

/** What has become of a proposal, for the client that has sent it. */
export const proposalStateSchema = z.object({
  client_key: proposalKeySchema,
  state: z.enum(proposalStates),
  decided_at: z.iso.datetime().nullable(),
  image_id: z.int().positive().nullable().describe('the image as which the photograph was published'),
});

/** How many proposals wait for a decision. */
export const proposalCountSchema = z.object({ open: z.int().min(0) });

const editorNote = cleanTextSchema.trim().max(proposalBounds.note);

/** How an editor publishes the photograph of a proposal. */
export const photographAcceptanceSchema = z
  .object({
    title_ru: cleanTextSchema.trim().max(photographTextBounds.title),
    title_en: cleanTextSchema.trim().max(photographTextBounds.title),
    author_ru: cleanTextSchema.trim().max(photographTextBounds.author),
    author_en: cleanTextSchema.trim().max(photographTextBounds.author),
  })
  .strict();

/** How an editor accepts a proposal. */
export const proposalAcceptanceSchema = z
  .object({
    subject_version: z.int().positive().describe('the version of the record that the editor has seen'),
    values: proposedValuesSchema.describe('the values to save, as amended; none for a remark'),
    photograph: photographAcceptanceSchema
      .nullable()
      .default(null)
      .describe('the texts of the published photograph; null removes it'),
    is_credited: z.boolean().describe('whether the name of the visitor, if any, is published'),
    editor_note: editorNote,
  })
  .strict();

/** How an editor declines a proposal. */
export const proposalRefusalSchema = z.object({ editor_note: editorNote }).strict();

/** The visitors who have corrected a record and want to be named. */
export const creditSchema = z.object({
  subject: z.enum(proposalSubjects),
  subject_id: z.int().positive(),
  names: z.array(z.string()),
});

export type ProposedValues = z.infer<typeof proposedValuesSchema>;
/** What a visitor sends; without a photograph the field can be absent. */
export type ProposalBody = z.input<typeof proposalBodySchema>;
export type DecidedState = z.infer<typeof proposalStateSchema>;
export type ProposedPhotograph = z.infer<typeof proposedPhotographSchema>;
export type PhotographAcceptance = z.infer<typeof photographAcceptanceSchema>;
export type Proposal = z.infer<typeof proposalSchema>;
export type ProposalSubjectRecord = z.infer<typeof proposalSubjectRecordSchema>;
export type Credit = z.infer<typeof creditSchema>;
