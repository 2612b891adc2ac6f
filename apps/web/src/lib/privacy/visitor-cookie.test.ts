// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setVisitorCookie } from './visitor-cookie.ts';

let written: string[];

beforeEach(() => {
  written = [];
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((value) => {
    written.push(value);
    cookie?.set?.call(document, value);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'pip=; Max-Age=0; Path=/';
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
});

function visitOverHttps(): void {
  vi.stubGlobal('location', { protocol: 'https:' });
}

test('setVisitorCookie sets pip to eight random characters for 3650 days [API-29]', () => {
  setVisitorCookie();
  const value = /^pip=([a-z0-9]{8}); Max-Age=315360000; Path=\/; SameSite=Lax$/.exec(written[0] ?? '')?.[1];
  expect(value).toBeDefined();
  expect(document.cookie).toBe(`pip=${value}`);

  document.cookie = 'pip=; Max-Age=0; Path=/';
  setVisitorCookie();
  expect(document.cookie).toMatch(/^pip=[a-z0-9]{8}$/);
  expect(document.cookie).not.toBe(`pip=${value}`);
});

test('setVisitorCookie marks pip as Secure over HTTPS', () => {
  visitOverHttps();
  setVisitorCookie();
  expect(written[0]).toMatch(/; SameSite=Lax; Secure$/);
});

test('setVisitorCookie uses every letter and digit', () => {
  const seen = new Set<string>();
  for (let visit = 0; visit < 300; visit += 1) {
    setVisitorCookie();
    for (const character of document.cookie.slice('pip='.length)) seen.add(character);
    document.cookie = 'pip=; Max-Age=0; Path=/';
  }
  expect([...seen].toSorted().join('')).toBe('0123456789abcdefghijklmnopqrstuvwxyz');
});

test('setVisitorCookie does not renew a pip that is present beside other cookies', () => {
  document.cookie = 'xpip=1; Path=/';
  document.cookie = 'pip=abcd1234; Path=/';
  written = [];
  setVisitorCookie();
  expect(written).toEqual([]);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('setVisitorCookie sets no pip and removes an old one if navigator.%s is %s', (name, value) => {
  Object.defineProperty(navigator, name, { configurable: true, value });
  setVisitorCookie();
  expect(written).toEqual([]);

  document.cookie = 'pip=abcd1234; Path=/';
  setVisitorCookie();
  expect(document.cookie).not.toContain('pip=abcd');
});
