import { ApiError, type ApiErrorFacts } from '@cae-map/contract/api/client';
import { expect, test } from 'vitest';
import { toResult } from './outbox-server.ts';

const refused = (facts: ApiErrorFacts): ApiError => new ApiError('refused', 'no', facts);

test.each([
  ['no network', new ApiError('network', 'lost'), { kind: 'lost' }],
  ['a timeout', new ApiError('timeout', 'late'), { kind: 'lost' }],
  ['a page in place of JSON', new ApiError('unreadable', 'html'), { kind: 'lost' }],
  ['404 of a network with a login page', refused({ status: 404 }), { kind: 'lost' }],
  ['503', refused({ status: 503, code: 'unavailable' }), { kind: 'lost' }],
  [
    '429 for 30 seconds',
    refused({ status: 429, code: 'too_many_requests', retryAfter: 30 }),
    { kind: 'limited', retryAfter: 30_000 },
  ],
  ['404', refused({ status: 404, code: 'not_found' }), { kind: 'refused', failure: 'missing' }],
  ['409', refused({ status: 409, code: 'conflict' }), { kind: 'expired' }],
  ['422', refused({ status: 422, code: 'invalid_request' }), { kind: 'refused', failure: 'invalid' }],
] as const)('the failure of a note without a photograph by %s is understood', (_what, error, result) => {
  expect(toResult(error, false)).toEqual(result);
});

test('a photograph that the server cannot read is the reason of a refused note', () => {
  const error = refused({ status: 415, code: 'unsupported_media_type' });
  expect(toResult(error, true)).toEqual({ kind: 'refused', failure: 'photograph' });
});
