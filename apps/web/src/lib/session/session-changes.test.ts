// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, completeSession, endSession, followOtherTabs } from './session-changes.ts';
import { restoreSession, sessionStore } from './session.ts';

const token = { access_token: 'abc', token_type: 'bearer', expires_in: 600 } as const;
const onOtherToken = vi.fn<() => void>();
let stop: () => void;

beforeEach(() => {
  onOtherToken.mockClear();
  stop = followOtherTabs(onOtherToken);
  restoreSession('');
});
afterEach(() => stop());

/** What the browser does in this tab when another one has changed local storage. */
function changeInOtherTab(change: () => void, key: string | null): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

test('a visitor is signed in while a token is present', () => {
  expect(sessionStore.getState().isSignedIn).toBe(false);
  beginSession(token);
  expect(sessionStore.getState().isSignedIn).toBe(true);
  restoreSession('');
  expect(sessionStore.getState()).toMatchObject({ isSignedIn: true, isAccountPending: true });
  endSession('signedOut');
  expect(sessionStore.getState().isSignedIn).toBe(false);
  restoreSession('');
  expect(sessionStore.getState().isSignedIn).toBe(false);
});

test('the capabilities are unknown until the account is loaded, and end with the session', () => {
  beginSession(token);
  expect(sessionStore.getState()).toMatchObject({ isAccountPending: true, capabilities: [] });
  completeSession({ capabilities: ['places.write'] });
  expect(sessionStore.getState()).toMatchObject({ isAccountPending: false, capabilities: ['places.write'] });
  endSession('rejected');
  expect(sessionStore.getState()).toMatchObject({ capabilities: [], hasSignedOut: false });
});

test('an account that is loaded after the end of the session grants nothing', () => {
  completeSession({ capabilities: ['places.write'] });
  expect(sessionStore.getState().capabilities).toEqual([]);
});

test('a tab follows when another one signs in', () => {
  changeInOtherTab(() => localStorage.setItem('token', 'abc'), 'token');
  expect(sessionStore.getState()).toMatchObject({ isSignedIn: true, isAccountPending: true });
  expect(onOtherToken).toHaveBeenCalledTimes(1);
});

test.each([
  ['signs out', () => localStorage.removeItem('token'), 'token'],
  ['clears local storage', () => localStorage.clear(), null],
])('a tab follows when another one %s', (_title, change, key) => {
  beginSession(token);
  changeInOtherTab(change, key);
  expect(sessionStore.getState()).toMatchObject({ isSignedIn: false, hasSignedOut: true });
});

test('a token that another tab has renewed leaves the capabilities as they are and is reported', () => {
  beginSession(token);
  completeSession({ capabilities: ['places.write'] });
  changeInOtherTab(() => localStorage.setItem('token', 'renewed'), 'token');
  expect(sessionStore.getState().capabilities).toEqual(['places.write']);
  expect(onOtherToken).toHaveBeenCalledTimes(1);
});

test('changes of other keys are ignored', () => {
  changeInOtherTab(() => localStorage.setItem('lang', 'en'), 'lang');
  expect(onOtherToken).not.toHaveBeenCalled();
});
