import { expect, test } from 'vitest';
import { externalHosts } from './external-hosts.ts';
import { securityHeadersFor } from './security-headers.ts';

test('tile services are told where requests come from, and nothing else is', async () => {
  expect((await securityHeadersFor('http://127.0.0.1:3000'))['referrer-policy']).toBe(
    'strict-origin-when-cross-origin',
  );
});

test('the policy lets the map work and nothing foreign run', async () => {
  const policy = (await securityHeadersFor('http://127.0.0.1:3000'))['content-security-policy'] ?? '';
  const directives = Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );

  expect(directives).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob: https://i.ytimg.com",
    'connect-src': "'self'",
    'worker-src': "'self' blob:",
    'font-src': "'self'",
    'frame-src': 'https://www.youtube-nocookie.com',
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  });
});

test('encryption is asked for only where there is some', async () => {
  const [plain, encrypted] = await Promise.all([
    securityHeadersFor('http://a.example'),
    securityHeadersFor('https://a.example'),
  ]);

  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(plain['strict-transport-security']).toBeUndefined();
  expect(encrypted['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(encrypted['strict-transport-security']).toMatch(/^max-age=/);
});

test('no directive allows a scheme, a wildcard host or a host that is not in the table', async () => {
  const policy = (await securityHeadersFor('https://a.example'))['content-security-policy'] ?? '';
  const sources = policy
    .split(/[; ]+/)
    .filter((word) => /[.:*]/.test(word) && !/^(?:data|blob):$/.test(word));

  expect([...new Set(sources)].toSorted()).toEqual(externalHosts.map(({ origin }) => origin).toSorted());
});

test('browser features are limited to those that the product and its video player use', async () => {
  const policy = (await securityHeadersFor('http://127.0.0.1:3000'))['permissions-policy'] ?? '';
  const features = Object.fromEntries(policy.split(', ').map((feature) => feature.split('=')));
  const player = 'https://www.youtube-nocookie.com';

  expect(features).toMatchObject({
    geolocation: '(self)',
    'clipboard-write': '(self)',
    fullscreen: `(self "${player}")`,
    autoplay: `(self "${player}")`,
    'encrypted-media': `(self "${player}")`,
    'picture-in-picture': `(self "${player}")`,
    camera: '()',
    microphone: '()',
    payment: '()',
    usb: '()',
  });
  expect(Object.values(features).filter((list) => list !== '()')).toHaveLength(6);
});
