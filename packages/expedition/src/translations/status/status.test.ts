import { translationStatuses } from '@cae-map/contract/enumerations';
import { describe, expect, test } from 'vitest';
import { isVisibleField } from './field-values.ts';
import { nextStatus, translationEvents, type TranslationEvent } from './next-status.ts';
import { impliedStatus, settableStatuses, statusOf } from './status.ts';

describe('isVisibleField', () => {
  test.each([
    ['plain', '', false],
    ['plain', ' \u00a0\u200b\ufeff', false],
    ['plain', '<b>', true],
    ['html', '<p> <br>&nbsp;&#8203;</p>', false],
    ['html', '<p><b></b><i>a</i></p>', true],
    ['html', '<p>&lt;</p>', true],
    ['html', '<!-- a -->', false],
  ] as const)('of %s ‘%s’ is %s', (format, value, isVisible) => {
    expect(isVisibleField(value, format)).toBe(isVisible);
  });
});

describe('statusOf', () => {
  test('implies translated or missing for a field without a row', () => {
    expect([statusOf(undefined, true), statusOf(undefined, false)]).toEqual(['translated', 'missing']);
  });

  test('returns the stored status that the values permit', () => {
    expect([statusOf('completed', true), statusOf('not_translated', false)]).toEqual([
      'completed',
      'not_translated',
    ]);
    expect([statusOf('needs_review', true), statusOf('needs_review', false)]).toEqual([
      'needs_review',
      'needs_review',
    ]);
  });

  test('implies the status for a stored one that contradicts the values', () => {
    expect([statusOf('completed', false), statusOf('not_translated', true)]).toEqual([
      'missing',
      'translated',
    ]);
  });
});

describe('nextStatus', () => {
  const current = { hasTranslation: true, isSourceChanged: false };
  const allValues = [true, false].flatMap((hasTranslation) =>
    [true, false].map((isSourceChanged) => ({ hasTranslation, isSourceChanged })),
  );

  test('never results in a status that the values contradict', () => {
    for (const values of allValues)
      for (const status of translationStatuses)
        for (const type of translationEvents) {
          const change = nextStatus(status, { type }, values);
          if (change.ok) expect(statusOf(change.status, values.hasTranslation)).toBe(change.status);
        }
  });

  test('sets exactly the statuses that can be set', () => {
    for (const values of allValues)
      for (const status of translationStatuses) {
        const accepted = translationStatuses.filter(
          (each) => each !== status && nextStatus(status, { type: 'set-status', status: each }, values).ok,
        );
        expect(settableStatuses(status, values).toSorted()).toEqual(accepted.toSorted());
      }
  });

  test('keeps the approval of a completed translation when the synchronised source is the same', () => {
    expect(nextStatus('completed', { type: 'sync' }, current)).toEqual({ ok: true, status: 'completed' });
  });

  test('returns the source change after a declined suggestion', () => {
    const status = run('completed', [
      [{ type: 'suggest' }, current],
      [{ type: 'source-changed' }, { ...current, isSourceChanged: true }],
      [{ type: 'decline' }, { ...current, isSourceChanged: true }],
    ]);
    expect(status).toBe('needs_update');
  });

  function run(
    from: (typeof translationStatuses)[number],
    events: readonly (readonly [TranslationEvent, typeof current])[],
  ) {
    return events.reduce((status, [event, values]) => {
      const change = nextStatus(status, event, values);
      return change.ok ? change.status : status;
    }, from);
  }
});

test('impliedStatus is that of a field without a row', () => {
  expect([impliedStatus(true), impliedStatus(false)]).toEqual(['translated', 'missing']);
});
