import type { SecurityHeaders } from '../plugins/security-headers.ts';

/**
 * The security headers of embedded pages: those of all responses, except that every site may show the page in a frame. In return the page may
 * load only pictures of the own server, and run no scripts.
 */
export function embedHeaders(headers: SecurityHeaders): SecurityHeaders {
  const { 'x-frame-options': _sameOriginOnly, 'content-security-policy': policy = '', ...others } = headers;
  const encrypted = policy.includes('upgrade-insecure-requests') ? ';upgrade-insecure-requests' : '';
  return {
    ...others,
    'content-security-policy': `default-src 'none';img-src 'self' data:;style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors *${encrypted}`,
    'cross-origin-resource-policy': 'cross-origin',
  };
}
