// @vitest-environment jsdom
import type { OutdatedTranslation } from '@cae-map/contract/entities/translations/translation';
import { expect, test } from 'vitest';
import { outdatedStyles } from './outdated-styles.ts';

const notes = { below: 'The "source" has changed.', behind: 'older' };
const ofText: OutdatedTranslation = {
  source_table: 'texts',
  source_id: 12,
  field: 'content',
  language: 'en',
};

test('a text with paragraphs has the note below it, and a title behind it', () => {
  const rules = outdatedStyles(
    [ofText, { ...ofText, source_table: 'places', field: 'title' }],
    'en',
    notes,
  ).split('\n');
  expect(rules[0]).toContain('[data-translatable="texts/12/content"]:lang(en)::after');
  expect(rules[0]).toContain(String.raw`content: "The \"source\" has changed."; display: block`);
  expect(rules[1]).toContain('content: " (older)"');
});

test('translations into other languages and unknown fields have no rule', () => {
  expect(
    outdatedStyles(
      [
        { ...ofText, language: 'cn' },
        { ...ofText, field: 'colour' },
      ],
      'en',
      notes,
    ),
  ).toBe('');
});
