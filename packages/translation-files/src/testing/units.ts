import type { TranslationDocument, TranslationUnit } from '../model/translation-unit.ts';

/** A unit with a plain title of place 53. */
export function aUnit(fields: Partial<TranslationUnit> = {}): TranslationUnit {
  return {
    table: 'places',
    id: 53,
    field: 'title',
    language: 'en',
    format: 'plain',
    title: 'Лех',
    status: 'translated',
    source: 'Лех',
    target: 'Leh',
    notes: [],
    ...fields,
  };
}

/** A unit with the HTML of text 7. */
export function aText(fields: Partial<TranslationUnit> = {}): TranslationUnit {
  return aUnit({
    table: 'texts',
    id: 7,
    field: 'content',
    format: 'html',
    title: '8 августа 1925',
    source: '<p>Вышли из <a data-text4placeid="53">Леха</a> рано.</p>',
    target: '<p>We left <a data-text4placeid="53">Leh</a> early.</p>',
    ...fields,
  });
}

/** A document of units in English, exported in November 2026. */
export function aDocument(...units: readonly TranslationUnit[]): TranslationDocument {
  return {
    sourceLanguage: 'ru',
    language: units[0]?.language ?? 'en',
    exportedAt: '2026-11-29T10:00:00.000Z',
    units,
  };
}
