// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { restoreRole, useIsAdmin, useIsResearcher } from './role.ts';

beforeEach(() => localStorage.clear());

function shownTools(search: string): [isResearcher: boolean, isAdmin: boolean] {
  act(() => restoreRole(search));
  return [renderHook(useIsResearcher).result.current, renderHook(useIsAdmin).result.current];
}

test('a visitor has no tools, a researcher those of research, an admin all', () => {
  expect(shownTools('')).toEqual([false, false]);
  expect(shownTools('?magic=ResearcherMode')).toEqual([true, false]);
  expect(shownTools('?magic=AdminMode')).toEqual([true, true]);
});

test('the flag is kept for the next visit, and a word that is none changes nothing', () => {
  shownTools('?magic=ResearcherMode');
  expect(localStorage.getItem('roleFlag')).toBe('researcher');
  expect(shownTools('')).toEqual([true, false]);
  expect(shownTools('?magic=constructor')).toEqual([true, false]);
  localStorage.setItem('roleFlag', 'emperor');
  expect(shownTools('')).toEqual([false, false]);
});
