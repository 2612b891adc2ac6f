// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { forgetSecretQuery, readSecretQuery, takeSecretQuery } from './secret-query.ts';

afterEach(() => {
  forgetSecretQuery();
  window.history.replaceState(null, '', '/');
});

test('the query is removed from the URL and readable on the same page only', () => {
  window.history.replaceState({ key: 'a' }, '', '/en/auth/reset-password?token=secret#top');
  takeSecretQuery();
  expect(window.location.href).toMatch(/\/en\/auth\/reset-password#top$/);
  expect(window.history.state).toEqual({ key: 'a' });
  expect(readSecretQuery()).toBe('token=secret');
  window.history.replaceState(null, '', '/en/auth/confirm-email');
  expect(readSecretQuery()).toBe('');
});

test('the Referer, which the server forbids on the page with the query, is sent again once it is removed', () => {
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/auth/callback');
  takeSecretQuery();
  expect(document.querySelector('meta[name=referrer]')).toBeNull();
  window.history.replaceState(null, '', '/auth/callback?code=1');
  takeSecretQuery();
  const meta = document.querySelector('meta[name=referrer]');
  expect(meta?.getAttribute('content')).toBe('strict-origin-when-cross-origin');
});

test('a used query is forgotten', () => {
  window.history.replaceState(null, '', '/auth/callback?code=1');
  takeSecretQuery();
  forgetSecretQuery();
  expect(readSecretQuery()).toBe('');
});
