import { expect, test } from 'vitest';
import { stripPersonalData } from './personal-data.ts';

test.each([
  [
    'a query',
    'GET https://map.example/ru/places?search=Anna failed',
    'GET https://map.example/ru/places failed',
  ],
  ['a fragment', 'at /ru#7/34.16/77.58', 'at /ru'],
  [
    'a relative URL with a token',
    '/en/auth/reset-password?token=abc&x=1: 404',
    '/en/auth/reset-password 404',
  ],
  ['an e-mail address', 'no user anna.k@mail.example.org here', 'no user [email] here'],
  ['a token', 'wrong 3kTMd8vQpL0aZx9RbNc2yA!', 'wrong [token]!'],
  ['an access token', 'Bearer eyJhbGciOiJFZERTQSJ9abc1.eyJzdWIiOiI3In0.c2lnbmF0dXJlLW9m', 'Bearer [token]'],
  ['an IP address', 'from 192.0.2.17 port', 'from [address] port'],
  ['a position', 'centre 34.1642, -77.58481', 'centre [number], [number]'],
  ['a telephone number', 'call +7 912 345-67-89', 'call [number]'],
])('stripPersonalData removes %s', (_what, text, expected) => {
  expect(stripPersonalData(text)).toBe(expected);
});

test('stripPersonalData keeps the path of a page, a built file, its line and a short number', () => {
  const text = 'TypeError at /ru/place/53 in place-editing-screen-AbC12345.js:1:28411, 7.6';
  expect(stripPersonalData(text)).toBe(text);
});

test('stripPersonalData cuts a long text, in time that grows with its bound only', () => {
  expect(stripPersonalData('a1-'.repeat(100_000), 60)).toHaveLength(7);
  expect(stripPersonalData('я '.repeat(100_000), 60)).toHaveLength(60);
});
