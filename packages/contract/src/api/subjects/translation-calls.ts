import { bytes, clientRead, sharedRead, write, type ApiCall } from '../call.ts';

/** Reads of everyone who is signed in. */
const read = { ...clientRead, access: 'translations.write' } as const;
const byWriters = { ...write, access: 'translations.write' } as const;
const byApprovers = { ...write, access: 'translations.approve' } as const;

const translatedRecords = ['places', 'images', 'books', 'chapters', 'texts'] as const;
const madeFrom = [...translatedRecords, 'translations', 'users'] as const;
const changes = [...translatedRecords, 'translations'] as const;

/** A field in a language. */
const ofField = '{source_table}/{source_id}/{field}/{language}';

/** The time limit of files with many translations, in milliseconds. */
const fileTimeoutMilliseconds = 120_000;

/** The endpoints of translations: the eight of the specification first. */
export const translationCalls = {
  listTranslations: { ...read, path: '/translations/', dependsOn: madeFrom },
  listTranslationsOfRecord: {
    ...read,
    path: '/translations/{source_table}/{source_id}',
    dependsOn: madeFrom,
  },
  syncTranslations: {
    ...byApprovers,
    method: 'POST',
    path: '/translations/sync/{source_table}/{source_id}',
    changes: ['translations'],
  },
  getTranslation: { ...read, path: '/translations/{id}', dependsOn: madeFrom },
  setTranslationStatus: {
    ...byApprovers,
    method: 'PUT',
    path: '/translations/{id}/status',
    changes: ['translations'],
  },
  approveTranslation: {
    ...byApprovers,
    method: 'PUT',
    path: '/translations/{id}/approve',
    changes: ['translations'],
  },
  getTranslationDifference: { ...read, path: '/translations/{id}/diff', dependsOn: madeFrom },
  syncAllTranslations: {
    ...byApprovers,
    method: 'POST',
    path: '/translations/sync_all/{data_source}',
    changes: [],
  },
  saveTranslation: { ...byWriters, method: 'PUT', path: `/translations/${ofField}`, changes },
  saveTranslations: { ...byWriters, method: 'POST', path: '/translations/changes', changes },
  leaseTranslation: { ...byWriters, method: 'POST', path: '/translations/leases', changes: [] },
  releaseTranslation: {
    ...byWriters,
    method: 'DELETE',
    path: `/translations/leases/${ofField}`,
    changes: [],
  },
  listTranslationLeases: { ...read, path: '/translations/leases', dependsOn: [] },
  listSuggestions: { ...read, path: '/translations/suggestions', dependsOn: ['translations', 'users'] },
  decideSuggestion: {
    ...byApprovers,
    method: 'PUT',
    path: '/translations/suggestions/{suggestion_id}/decision',
    isVersioned: true,
    changes,
  },
  withdrawSuggestion: {
    ...byWriters,
    method: 'DELETE',
    path: '/translations/suggestions/{suggestion_id}',
    changes: ['translations'],
  },
  listTranslationComments: {
    ...read,
    path: `/translations/comments/${ofField}`,
    dependsOn: ['translations', 'users'],
  },
  addTranslationComment: {
    ...byWriters,
    method: 'POST',
    path: `/translations/comments/${ofField}`,
    changes: ['translations'],
  },
  listTranslationChanges: { ...read, path: `/translations/history/${ofField}`, dependsOn: madeFrom },
  downloadTranslations: {
    ...bytes,
    access: 'translations.write',
    path: '/translations/files/{language}/{data_source}/{status}/{lang}/{format}',
    timeout: fileTimeoutMilliseconds,
  },
  /** Compares a file with the present translations, and stores nothing. */
  readTranslationFile: {
    ...byWriters,
    method: 'POST',
    path: '/translations/files',
    encoding: 'file',
    changes: [],
    timeout: fileTimeoutMilliseconds,
  },
  listOutdatedTranslations: { ...sharedRead, path: '/translations/outdated', dependsOn: changes },
} as const satisfies Record<string, ApiCall>;
