// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { leaveLocalMode, restoreSession, sessionStore, withoutMagic } from './session.ts';

beforeEach(() => localStorage.clear());

function restoredFlag(search: string): string | null {
  restoreSession(search);
  return sessionStore.getState().localFlag;
}

test('the session is restored by restoreSession, without signing in', () => {
  expect(sessionStore.getInitialState()).toMatchObject({ isRestored: false, isSignedIn: false });
  restoreSession('');
  expect(sessionStore.getState()).toMatchObject({ isRestored: true, isSignedIn: false, capabilities: [] });
});

test('the query parameter magic sets the local flag', () => {
  expect(restoredFlag('')).toBeNull();
  expect(restoredFlag('?magic=ResearcherMode')).toBe('researcher');
  expect(restoredFlag('?magic=AdminMode')).toBe('adminmode');
});

test('the local flag is stored for the next visit', () => {
  restoredFlag('?magic=ResearcherMode');
  expect(localStorage.getItem('roleFlag')).toBe('researcher');
  expect(restoredFlag('')).toBe('researcher');
});

test('an unknown value of magic leaves the stored flag unchanged', () => {
  restoredFlag('?magic=ResearcherMode');
  expect(restoredFlag('?magic=constructor')).toBe('researcher');
});

test('an unknown stored flag is ignored', () => {
  localStorage.setItem('roleFlag', 'emperor');
  expect(restoredFlag('')).toBeNull();
});

test.each(['ResearcherMode', 'AdminMode'])(
  'leaving the mode of %s ends it now and for later visits',
  (magic) => {
    restoreSession(`?magic=${magic}`);
    leaveLocalMode();
    expect(sessionStore.getState().localFlag).toBeNull();
    expect(localStorage.getItem('roleFlag')).toBeNull();
    expect(restoredFlag('')).toBeNull();
  },
);

test.each([
  ['', ''],
  ['?magic=ResearcherMode', ''],
  ['?magic=unknown', ''],
  ['?places=5,53&magic=AdminMode&q=%D0%BB+a', '?places=5,53&q=%D0%BB+a'],
  ['?%6Dagic=ResearcherMode&magic', ''],
  ['?magical=1', '?magical=1'],
])('the query %j without the parameter magic is %j', (search, expected) => {
  expect(withoutMagic(search)).toBe(expected);
});
