import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { warnOfMissingPublicUrl } from './public-url-warning.ts';

test.each([
  ['0.0.0.0', 'http://0.0.0.0:3000'],
  ['::', 'http://[::]:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['::ffff:192.168.1.5', 'http://[::ffff:192.168.1.5]:3000'],
  ['map.example.org', 'http://map.example.org:3000'],
  ['localhost.example.org', 'http://localhost.example.org:3000'],
])('listening on %s without PUBLIC_URL returns a warning', (host, named) => {
  const warning = warnOfMissingPublicUrl(readSettings({ HOST: host }));

  expect(warning).toContain(`the sitemap name ${named},`);
  expect(warning).toContain('PUBLIC_URL=https://map.example.org');
});

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1', 'localhost', 'map.localhost'])(
  'listening on %s without PUBLIC_URL returns no warning',
  (host) => {
    expect(warnOfMissingPublicUrl(readSettings({ HOST: host }))).toBeUndefined();
  },
);

test('listening on every address with PUBLIC_URL returns no warning', () => {
  const settings = readSettings({ HOST: '0.0.0.0', PUBLIC_URL: 'http://0.0.0.0:3000' });

  expect(warnOfMissingPublicUrl(settings)).toBeUndefined();
});
