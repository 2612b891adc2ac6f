// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readToken, removeToken, storeToken } from './token.ts';

const record = { access_token: 'abc', token_type: 'bearer', expires_in: 600 } as const;

test('a token is stored under its key, with the expiry by the clock of the device', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  storeToken(record);
  expect(localStorage.getItem('token')).toBe('abc');
  expect(readToken()).toEqual({ token: 'abc', expiresAt: 1_600_000 });
});

test('a removed token is gone', () => {
  storeToken(record);
  removeToken();
  expect(readToken()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a token with an unreadable expiry counts as expired', () => {
  localStorage.setItem('token', 'abc');
  expect(readToken()).toEqual({ token: 'abc', expiresAt: 0 });
  localStorage.setItem('tokenExpiresAt', 'soon');
  expect(readToken()).toEqual({ token: 'abc', expiresAt: 0 });
});

test('a token that local storage does not accept lasts until it is removed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeToken(record);
  expect(readToken()?.token).toBe('abc');
  removeToken();
  expect(readToken()).toBeNull();
});
