import { expect, test } from 'vitest';
import { externalHosts } from './external-hosts.ts';
import { createSecurityHeaders } from './security-headers.ts';

test('the Referrer-Policy sends only the origin to other hosts', async () => {
  expect((await createSecurityHeaders('http://127.0.0.1:3000'))['referrer-policy']).toBe(
    'strict-origin-when-cross-origin',
  );
});

test('the Content-Security-Policy allows only the origin of the page and the video hosts', async () => {
  const policy = (await createSecurityHeaders('http://127.0.0.1:3000'))['content-security-policy'] ?? '';
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

test('HSTS and upgrade-insecure-requests are sent only over HTTPS', async () => {
  const [plain, encrypted] = await Promise.all([
    createSecurityHeaders('http://a.example'),
    createSecurityHeaders('https://a.example'),
  ]);

  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(plain['strict-transport-security']).toBeUndefined();
  expect(encrypted['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(encrypted['strict-transport-security']).toMatch(/^max-age=/);
});

test('no CSP directive allows a host that is not in the table of external hosts', async () => {
  const policy = (await createSecurityHeaders('https://a.example'))['content-security-policy'] ?? '';
  const sources = policy
    .split(/[; ]+/)
    .filter((word) => /[.:*]/.test(word) && !/^(?:data|blob):$/.test(word));

  expect([...new Set(sources)].toSorted()).toEqual(externalHosts.map(({ origin }) => origin).toSorted());
});

test('the Permissions-Policy allows only the features that the application and the video player use', async () => {
  const policy = (await createSecurityHeaders('http://127.0.0.1:3000'))['permissions-policy'] ?? '';
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
