import { expect, test } from 'vitest';
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
    'img-src': "'self' data: blob: https:",
    'connect-src': "'self' https:",
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
