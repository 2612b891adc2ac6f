// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCalls, type FakeResponses } from '../../testing/data/fake-calls.ts';
import { createCredentials } from './credentials.ts';
import { endSession } from './session-changes.ts';
import { restoreSession, sessionStore } from './session.ts';
import { readToken, storeToken } from './token.ts';

const now = 1_000_000_000;
const tokenOf = (token: string, seconds = 600) =>
  ({ access_token: token, token_type: 'bearer', expires_in: seconds }) as const;

function createFake(refreshSession?: FakeResponses['refreshSession']) {
  const { client, received } = fakeCalls(refreshSession === undefined ? {} : { refreshSession });
  return { credentials: createCredentials(client), received };
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  storeToken(tokenOf('old'));
  restoreSession('');
});

describe('getToken', () => {
  test('resolves to null without a request for a visitor who is not signed in', async () => {
    endSession('signedOut');
    const { credentials, received } = createFake();
    expect(await credentials.getToken()).toBeNull();
    expect(received).toEqual([]);
  });

  test('resolves to the stored token while more than a minute is left', async () => {
    vi.setSystemTime(now + 539_000);
    const { credentials, received } = createFake();
    expect(await credentials.getToken()).toBe('old');
    expect(received).toEqual([]);
  });

  test('renews the token when less than a minute is left', async () => {
    vi.setSystemTime(now + 541_000);
    const { credentials } = createFake(() => tokenOf('new'));
    expect(await credentials.getToken()).toBe('new');
    expect(readToken()).toEqual({ token: 'new', expiresAt: now + 541_000 + 600_000 });
  });

  test('resolves to the old token when the renewal fails without a rejection', async () => {
    vi.setSystemTime(now + 10_000_000);
    const { credentials } = createFake();
    expect(await credentials.getToken()).toBe('old');
    expect(sessionStore.getState().isSignedIn).toBe(true);
  });

  test('renews once for simultaneous calls', async () => {
    vi.setSystemTime(now + 600_000);
    const { credentials, received } = createFake(() => tokenOf('new'));
    const tokens = await Promise.all([credentials.getToken(), credentials.getToken()]);
    expect(tokens).toEqual(['new', 'new']);
    expect(received).toHaveLength(1);
  });
});

describe('replaceToken', () => {
  test('renews a rejected token, whatever its expiry', async () => {
    const { credentials } = createFake(() => tokenOf('new'));
    expect(await credentials.replaceToken('old')).toBe('new');
  });

  test('resolves to the token that another tab has stored, without a request', async () => {
    storeToken(tokenOf('of another tab'));
    const { credentials, received } = createFake();
    expect(await credentials.replaceToken('old')).toBe('of another tab');
    expect(received).toEqual([]);
  });

  test('ends the session and resolves to null when the renewal is rejected with 401', async () => {
    const { credentials } = createFake(() => {
      throw new ApiError('refused', 'expired', { status: 401, code: 'unauthenticated' });
    });
    expect(await credentials.replaceToken('old')).toBeNull();
    expect(readToken()).toBeNull();
    expect(sessionStore.getState()).toMatchObject({ isSignedIn: false, hasSignedOut: false });
  });

  test.each([
    ['a network failure', new ApiError('network', 'offline')],
    ['a timeout', new ApiError('timeout', 'no response')],
    ['status 503', new ApiError('refused', 'unavailable', { status: 503, code: 'unavailable' })],
    ['status 429', new ApiError('refused', 'too many', { status: 429, code: 'too_many_requests' })],
  ])('rejects and keeps the session after %s', async (_title, failure) => {
    const { credentials } = createFake(() => {
      throw failure;
    });
    await expect(credentials.replaceToken('old')).rejects.toBe(failure);
    expect(readToken()?.token).toBe('old');
    expect(sessionStore.getState().isSignedIn).toBe(true);
  });

  test('does not sign in again when the visitor signs out during the renewal', async () => {
    const { credentials } = createFake(() => {
      endSession('signedOut');
      return tokenOf('new');
    });
    expect(await credentials.replaceToken('old')).toBeNull();
    expect(readToken()).toBeNull();
  });

  test('renews in one tab at a time', async () => {
    const waiting: (() => void)[] = [];
    const request = vi.fn(async (_name: string, run: () => Promise<unknown>) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return await run();
    });
    vi.stubGlobal('navigator', { locks: { request } });
    const { credentials, received } = createFake(() => tokenOf('new'));
    const replaced = credentials.replaceToken('old');
    expect(request).toHaveBeenCalledWith('session', expect.any(Function));
    expect(received).toEqual([]);
    storeToken(tokenOf('of another tab'));
    waiting.forEach((proceed) => proceed());
    expect(await replaced).toBe('of another tab');
    expect(received).toEqual([]);
    vi.unstubAllGlobals();
  });
});
