import { translationChecks, type TranslationCheck } from '@cae-map/expedition/translations/checks/finding';
import { describe, expect, test } from 'vitest';
import { contentRecords, readContentRecords } from '../support/content/content-files.ts';
import { findInTranslations } from '../support/content/translation-findings.ts';

/**
 * The most findings of each check in the content. They may be lowered, never raised. The accepted ones were read: a year or month that the
 * English sentence leaves out, ‘the night to the 6th’ that is ‘the night of the 5th’, and names that the English notes replace.
 */
const limits: Readonly<Record<TranslationCheck, number>> = {
  untranslated: 0,
  length: 0,
  number: 1,
  date: 5,
  mark: 0,
  link: 0,
  glossary: 6,
  quotes: 0,
  spaces: 0,
  invisible: 0,
  unchecked: 0,
};

describe('the translations of the content', () => {
  const found = findInTranslations(readContentRecords());

  test.each(translationChecks)('have no more findings of the check ‘%s’ than are accepted', (check) => {
    const ofCheck = found.filter(({ finding }) => finding.check === check);
    const list = ofCheck.map(({ field, finding }) => `${field}: ${JSON.stringify(finding)}`).join('\n');
    expect(
      ofCheck.length <= limits[check],
      `${ofCheck.length} findings, ${limits[check]} accepted:\n${list}`,
    ).toBe(true);
  });

  test('are all checked: a changed field of each table has findings', () => {
    const { places, chapters, texts, paintings } = readContentRecords();
    const changed = findInTranslations(
      contentRecords({
        places: places.slice(0, 1).map((place) => ({ ...place, title_en: 'a  b' })),
        chapters: chapters.slice(0, 1).map((chapter) => ({ ...chapter, title_en: 'a  b' })),
        texts: texts.slice(0, 1).map((text) => ({ ...text, text_onplace_en: 'a  b' })),
        paintings: paintings.slice(0, 1).map((painting) => ({ ...painting, title_en: 'a  b' })),
      }),
    );
    const fields = changed.filter(({ finding }) => finding.check === 'spaces').map(({ field }) => field);
    expect(fields.map((field) => field.replace(/ \d+ /, ' '))).toEqual([
      'places title',
      'images title',
      'chapters title',
      'texts onplace',
    ]);
  });
});
