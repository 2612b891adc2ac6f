// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logEvent } from './log-event.ts';

const sendBeacon = vi.fn<(url: string) => boolean>(() => true);

beforeEach(() => {
  sendBeacon.mockClear();
  define('sendBeacon', sendBeacon);
});
afterEach(() => {
  for (const name of ['sendBeacon', 'doNotTrack', 'globalPrivacyControl'])
    Reflect.deleteProperty(navigator, name);
});

function define(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

test('logEvent sends the event, the language and the data in the query', () => {
  logEvent('locate', 'en', { action: 'found' });
  const { pathname, searchParams } = new URL(sendBeacon.mock.calls[0]?.[0] ?? '', 'http://host.invalid');
  expect(pathname).toBe('/v1/log');
  expect(Object.fromEntries(searchParams)).toEqual({
    event: 'locate',
    lang: 'en',
    data: '{"action":"found"}',
  });
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('logEvent sends nothing if navigator.%s is %s', (name, value) => {
  define(name, value);
  logEvent('locate', 'ru', { action: 'activate' });
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('logEvent sends nothing if the browser has no beacons, and ignores a beacon that is refused', () => {
  sendBeacon.mockReturnValue(false);
  expect(() => logEvent('locate', 'ru', { action: 'activate' })).not.toThrow();
  define('sendBeacon', undefined);
  expect(() => logEvent('locate', 'ru', { action: 'activate' })).not.toThrow();
});
