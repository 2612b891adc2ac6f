import { z } from 'zod';
import { translatableTables, translationStatuses } from '../../enumerations.ts';
import { fieldReferenceShape } from '../../entities/translations/field-reference.ts';
import {
  leasedTranslationSchema,
  leaseRequestSchema,
  leaseSchema,
} from '../../entities/translations/lease.ts';
import { suggestionDecisionSchema, suggestionSchema } from '../../entities/translations/suggestion.ts';
import { targetLanguages } from '../../entities/translations/translatable-fields.ts';
import {
  outdatedTranslationSchema,
  savedTranslationsSchema,
  translationBodySchema,
  translationChangeSchema,
  translationChangesSchema,
  translationCommentSchema,
  translationDetailSchema,
  translationDifferenceSchema,
  translationSchema,
} from '../../entities/translations/translation.ts';
import { translationBounds, translationFileFormats } from '../../entities/translations/translation-bounds.ts';
import {
  exportedStatuses,
  translationFileReportSchema,
} from '../../entities/translations/translation-file.ts';
import { recordLanguages } from '../../content-languages.ts';
import { visibleText } from '../../text.ts';
import { empty, identifier, nothing, type ApiCallSchemas } from '../api-call-schemas.ts';
import { fileBody } from '../file-body.ts';
import type { translationCalls } from './translation-calls.ts';

const language = z.enum(targetLanguages).optional().describe('English by default');
const ofRecord = z.object({ source_table: z.enum(translatableTables), source_id: identifier });
const ofField = z.object({ ...fieldReferenceShape, source_id: identifier });
const ofTranslation = z.object({ id: identifier });
const ofSuggestion = z.object({ suggestion_id: identifier });

const dataSource = z.enum(['all', ...translatableTables]).describe('a table, or all of them');

/** The schemas of the endpoints of translations. */
export const translationSchemas = {
  listTranslations: {
    params: nothing,
    query: z.object({
      status: z.enum(translationStatuses).optional(),
      source_table: z.enum(translatableTables).optional(),
      language,
    }),
    response: z.array(translationSchema),
  },
  listTranslationsOfRecord: {
    params: ofRecord,
    query: z.object({ language }),
    response: z.array(translationDetailSchema),
  },
  syncTranslations: {
    params: ofRecord,
    query: z.object({ language }),
    response: z.array(translationDetailSchema),
  },
  getTranslation: { params: ofTranslation, query: nothing, response: translationDetailSchema },
  setTranslationStatus: {
    params: ofTranslation,
    query: z.object({ status: z.enum(translationStatuses) }),
    response: translationDetailSchema,
  },
  approveTranslation: { params: ofTranslation, query: nothing, response: translationDetailSchema },
  getTranslationDifference: { params: ofTranslation, query: nothing, response: translationDifferenceSchema },
  syncAllTranslations: {
    params: z.object({ data_source: dataSource }),
    query: z.object({ language }),
    response: z.object({ job_id: z.int().positive().describe('the job, for the calls of jobs') }),
  },
  saveTranslation: {
    params: ofField,
    query: nothing,
    body: translationBodySchema,
    response: translationDetailSchema,
  },
  saveTranslations: {
    params: nothing,
    query: nothing,
    body: translationChangesSchema,
    response: savedTranslationsSchema,
  },
  leaseTranslation: {
    params: nothing,
    query: nothing,
    body: leaseRequestSchema,
    response: leasedTranslationSchema,
  },
  releaseTranslation: { params: ofField, query: nothing, response: empty },
  listTranslationLeases: { params: nothing, query: nothing, response: z.array(leaseSchema) },
  listSuggestions: {
    params: nothing,
    query: z.object({
      whose: z
        .enum(['own', 'open'])
        .default('own')
        .describe('those of the caller, or those that wait for review, which approvers read'),
    }),
    response: z.array(suggestionSchema),
  },
  decideSuggestion: {
    params: ofSuggestion,
    query: nothing,
    body: suggestionDecisionSchema,
    response: translationDetailSchema,
  },
  withdrawSuggestion: { params: ofSuggestion, query: nothing, response: empty },
  listTranslationComments: {
    params: ofField,
    query: nothing,
    response: z.array(translationCommentSchema),
  },
  addTranslationComment: {
    params: ofField,
    query: nothing,
    body: z.object({ text: visibleText(translationBounds.comment) }).strict(),
    response: z.array(translationCommentSchema),
  },
  listTranslationChanges: { params: ofField, query: nothing, response: z.array(translationChangeSchema) },
  downloadTranslations: {
    params: z.object({
      language: z.enum(targetLanguages),
      data_source: dataSource,
      status: z.enum(exportedStatuses),
      format: z.enum(translationFileFormats),
      lang: z.enum(recordLanguages).describe('the language of headings and of the names of fields'),
    }),
    query: nothing,
    response: z.unknown().describe('the bytes of the file'),
  },
  readTranslationFile: {
    params: nothing,
    query: z.object({
      file_name: z.string().min(1).max(255),
    }),
    body: fileBody(translationBounds.fileBytes),
    response: translationFileReportSchema,
  },
  listOutdatedTranslations: {
    params: nothing,
    query: nothing,
    response: z.array(outdatedTranslationSchema),
  },
} as const satisfies Record<keyof typeof translationCalls, ApiCallSchemas>;
