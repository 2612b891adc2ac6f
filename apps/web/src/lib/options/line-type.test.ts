// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { restoreSession } from '../session/session.ts';
import { appOptions } from './app-options.ts';
import { offeredLineTypes, resetLineTypeOfVisitors } from './line-type.ts';

beforeEach(() => {
  localStorage.clear();
  appOptions.change({ pathGroupBy: 'transport' });
});

const storedLineType = (): unknown =>
  Object(JSON.parse(localStorage.getItem('appOptions') ?? '{}')).pathGroupBy;

describe('the line type', () => {
  test('can be chosen by researchers; a visitor has only the years', () => {
    expect(offeredLineTypes({ isResearcher: false })).toEqual(['year']);
    expect(offeredLineTypes({ isResearcher: true })).toEqual(['transport', 'pathaccuracy', 'year']);
  });

  test('that is stored is reset to the years for a visitor', () => {
    restoreSession('');
    resetLineTypeOfVisitors();
    expect(appOptions.store.getState().pathGroupBy).toBe('year');
    expect(storedLineType()).toBe('year');
  });

  test.each(['ResearcherMode', 'AdminMode'])(
    'that is stored is kept for %s until the session ends',
    (magic) => {
      restoreSession(`?magic=${magic}`);
      resetLineTypeOfVisitors();
      expect(storedLineType()).toBe('transport');
      localStorage.removeItem('roleFlag');
      restoreSession('');
      expect(storedLineType()).toBe('year');
    },
  );
});
