import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translationStatuses } from '@cae-map/contract/enumerations';
import { translationChecks } from '@cae-map/expedition/translations/checks/finding';
import {
  nextStatus,
  translationEvents,
  type StatusChange,
} from '@cae-map/expedition/translations/status/next-status';
import { expect, test } from 'vitest';
import { readTable } from './support/documents.ts';
import { repositoryFolder } from './support/source-tree.ts';

const document = readFileSync(join(repositoryFolder, 'docs/translations.md'), 'utf8');

/** A status change as the document writes it. */
function describeChange(change: StatusChange): string {
  return change.ok ? change.status : `refused: ${change.reason}`;
}

test.each([
  ['status with a translation', { hasTranslation: true, isSourceChanged: false }],
  ['status with a translation of an earlier source', { hasTranslation: true, isSourceChanged: true }],
  ['status without a translation', { hasTranslation: false, isSourceChanged: false }],
  ['status without a translation', { hasTranslation: false, isSourceChanged: true }],
])('the document lists the status after every event for each ‘%s’', (heading, values) => {
  const expected = translationStatuses.map((status) => [
    status,
    ...translationEvents.map((type) => describeChange(nextStatus(status, { type }, values))),
  ]);
  expect(readTable(document, heading)).toEqual(expected);
  expect(document.replaceAll(/ +/g, ' ')).toContain([heading, ...translationEvents].join(' | '));
});

test.each([
  ['status to set with a translation', { hasTranslation: true, isSourceChanged: false }],
  ['status to set without a translation', { hasTranslation: false, isSourceChanged: false }],
])(
  'the document lists the result for each ‘%s’, which does not depend on the status before',
  (heading, values) => {
    for (const before of translationStatuses) {
      const expected = translationStatuses.map((status) => [
        status,
        describeChange(nextStatus(before, { type: 'set-status', status }, values)),
      ]);
      expect(readTable(document, heading)).toEqual(expected);
    }
  },
);

test('the document lists every check of translations in order', () => {
  expect(readTable(document, 'check').map(([check]) => check)).toEqual(translationChecks);
});
