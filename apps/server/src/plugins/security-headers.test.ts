import { readerScript } from '@cae-map/contract/api/reader-script';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { listExternalHosts } from './external-hosts.ts';
import { createSecurityHeaders } from './security-headers.ts';

const settings = readSettings({});
const externalHosts = listExternalHosts(settings);

test('the Referrer-Policy sends only the origin to other hosts', async () => {
  expect((await createSecurityHeaders('http://127.0.0.1:3000', externalHosts))['referrer-policy']).toBe(
    'strict-origin-when-cross-origin',
  );
});

test('the Content-Security-Policy allows only the origin of the page, the video hosts and the tile hosts', async () => {
  const policy =
    (await createSecurityHeaders('http://127.0.0.1:3000', externalHosts))['content-security-policy'] ?? '';
  const directives = Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );

  // The hosts of the layers that need neither a key nor an address.
  const tileHosts = [
    'https://tile.opentopomap.org',
    'https://tile.openstreetmap.org',
    'https://tiles.openrailwaymap.org',
    'https://server.arcgisonline.com',
  ].join(' ');
  expect(directives).toEqual({
    'default-src': "'self'",
    'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: blob: https://i.ytimg.com ${tileHosts}`,
    'connect-src': `'self' ${tileHosts}`,
    'worker-src': "'self' blob:",
    'font-src': "'self'",
    'frame-src': "'self' https://www.youtube-nocookie.com",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  });
});

test('the Content-Security-Policy allows the script of the reader by its hash, and no other inline script', async () => {
  const { 'content-security-policy': policy = '' } = await createSecurityHeaders(
    'http://127.0.0.1:3000',
    externalHosts,
  );
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(readerScript));
  const hash = Buffer.from(digest).toString('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('the Content-Security-Policy allows the hosts of the offered layers and of the terrain, and of no proxied layer', () => {
  const originsWith = (variables: Record<string, string>): string[] =>
    listExternalHosts(readSettings(variables)).flatMap(({ origin, directives }) =>
      directives.includes('connect-src') ? [origin] : [],
    );
  const configured = originsWith({
    TILE_URLS: 'T=https://t.example:8443/{z}/{x}/{y}',
    MAPBOX_TOKEN: 'pk.0123456789',
    GOOGLE_MAPS_KEY: 'AIza0123456789',
    YANDEX_MAPS_KEY: '0123456789',
    TERRAIN_TILES_URL: 'https://terrain.example/{z}/{x}/{y}',
  });

  expect(configured.filter((origin) => !originsWith({}).includes(origin)).toSorted()).toEqual([
    'https://api.mapbox.com',
    'https://t.example:8443',
    'https://terrain.example',
  ]);
  expect(originsWith({ ONLINE_MAPS: 'never', MAPBOX_TOKEN: 'pk.0123456789' })).toEqual([]);
});

test('HSTS and upgrade-insecure-requests are sent only over HTTPS', async () => {
  const [plain, encrypted] = await Promise.all([
    createSecurityHeaders('http://a.example', externalHosts),
    createSecurityHeaders('https://a.example', externalHosts),
  ]);

  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(plain['strict-transport-security']).toBeUndefined();
  expect(encrypted['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(encrypted['strict-transport-security']).toMatch(/^max-age=/);
});

test('no CSP directive allows a host that is not in the table of external hosts', async () => {
  const policy =
    (await createSecurityHeaders('https://a.example', externalHosts))['content-security-policy'] ?? '';
  const sources = policy
    .split(/[; ]+/)
    .filter((word) => /[.:*]/.test(word) && !/^(?:data|blob):$/.test(word));

  expect([...new Set(sources)].toSorted()).toEqual(externalHosts.map(({ origin }) => origin).toSorted());
});

test('the Permissions-Policy allows only the features that the application and the video player use', async () => {
  const policy =
    (await createSecurityHeaders('http://127.0.0.1:3000', externalHosts))['permissions-policy'] ?? '';
  const features = Object.fromEntries(policy.split(', ').map((feature) => feature.split('=')));
  const player = 'https://www.youtube-nocookie.com';

  expect(features).toMatchObject({
    geolocation: '(self)',
    'clipboard-write': '(self)',
    fullscreen: `(self "${player}")`,
    autoplay: `(self "${player}")`,
    'encrypted-media': `(self "${player}")`,
    'picture-in-picture': `(self "${player}")`,
    camera: '(self)',
    microphone: '()',
    payment: '()',
    usb: '()',
  });
  expect(Object.values(features).filter((list) => list !== '()')).toHaveLength(10);
});
