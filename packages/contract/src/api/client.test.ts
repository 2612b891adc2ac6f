import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apiCallNames, apiCalls, type ApiCallName } from './calls.ts';
import { buildUrl, ApiError, createApiClient } from './client.ts';

type Fetch = typeof globalThis.fetch;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const respondWith = (response: Response) => vi.fn<Fetch>(() => Promise.resolve(response));

/** Never responds; rejects when the request is aborted. */
const neverRespond: Fetch = (_address, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

/** Responds with headers at once and with a body that never ends. */
const neverFinish: Fetch = (_address, init) => {
  const body = new ReadableStream({
    start(controller) {
      init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
    },
  });
  return Promise.resolve(new Response(body));
};

function rejection(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'resolved',
    (error: unknown) => error,
  );
}

/** Fake timers do not control `AbortSignal.timeout`; this replacement runs on `setTimeout`, which they control. */
function fakeTimeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), milliseconds);
  return controller.signal;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(fakeTimeoutSignal);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('buildUrl', () => {
  test('encodes path parameters', () => {
    expect(buildUrl('/a/{book_id}/b/{chapter_id}/', { chapter_id: 2, book_id: 1 })).toBe('/a/1/b/2/');
    expect(buildUrl('/image/orig/{filename}', { filename: 'Лех 1/2 $& ?.jpg' })).toBe(
      `/image/orig/${encodeURIComponent('Лех 1/2 $& ?.jpg')}`,
    );
  });

  test('repeats a query parameter for every item of a list', () => {
    expect(buildUrl('/texts', { book_ids: [1, 2] })).toBe('/texts?book_ids=1&book_ids=2');
    expect(buildUrl('/texts', { book_ids: [] })).toBe('/texts');
  });

  test('omits undefined query parameters', () => {
    expect(buildUrl('/texts', { book_ids: [1], lang: undefined })).toBe('/texts?book_ids=1');
    expect(buildUrl('/texts', { book_ids: undefined })).toBe('/texts');
  });

  test('encodes query parameters', () => {
    expect(buildUrl('/texts', { word: 'a&b=Лех' })).toBe('/texts?word=a%26b%3D%D0%9B%D0%B5%D1%85');
  });
});

describe('the URL of a request', () => {
  test('is below /v1 of the page origin when no origin is given', async () => {
    const fetch = respondWith(json([]));
    await createApiClient({ fetch }).call('listTexts', { book_id: 1, chapter_id: 7 });

    expect(fetch.mock.calls[0]?.[0]).toBe('/v1/api/books/1/chapters/7/texts/');
  });

  test('is below /v1 of the given origin', async () => {
    const fetch = respondWith(json([]));
    await createApiClient({ fetch, origin: 'https://cae.example' }).call('listAllTexts', {
      book_ids: [3, 4],
    });

    expect(fetch.mock.calls[0]?.[0]).toBe('https://cae.example/v1/api/books/all/texts?book_ids=3&book_ids=4');
  });
});

test('a request has the method of its endpoint and accepts JSON', async () => {
  const fetch = respondWith(json([]));
  await createApiClient({ fetch }).call('listPlaces', {});

  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'GET',
    headers: { accept: 'application/json' },
  });
});

test('resolves to the parsed response body', async () => {
  const places = [{ place_id: 53 }];

  expect(await createApiClient({ fetch: respondWith(json(places)) }).call('listPlaces', {})).toEqual(places);
});

describe('a failed request', () => {
  const failing = async (fetch: Fetch) => {
    const failure = await rejection(createApiClient({ fetch }).call('getText', { text_id: 9 }));
    expect(failure).toBeInstanceOf(ApiError);
    return failure;
  };

  test('carries status, code and detail of an error response', async () => {
    expect(
      await failing(respondWith(json({ detail: 'There is no text 9.', code: 'not_found' }, 404))),
    ).toMatchObject({ kind: 'refused', status: 404, code: 'not_found', message: 'There is no text 9.' });
  });

  test.each([
    ['the HTML page of a proxy', new Response('<html>Bad Gateway</html>', { status: 502 })],
    ['empty', new Response(null, { status: 502 })],
    ['JSON of another schema', json({ detail: { reason: 1 } }, 502)],
    ['JSON that is not an object', json(null, 502)],
  ])('carries only the status when the error body is %s', async (_what, response) => {
    expect(await failing(respondWith(response))).toMatchObject({
      kind: 'refused',
      status: 502,
      code: undefined,
      message: 'status 502',
    });
  });

  test('has kind network and the network message when the connection fails', async () => {
    expect(await failing(() => Promise.reject(new TypeError('connection refused')))).toMatchObject({
      kind: 'network',
      status: undefined,
      message: 'connection refused',
    });
  });

  test('has kind network when the connection breaks within the body', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) });

    expect(await failing(respondWith(new Response(broken)))).toMatchObject({ kind: 'network' });
  });

  test('has kind unreadable when the body is not JSON', async () => {
    expect(await failing(respondWith(new Response('<html>Welcome</html>')))).toMatchObject({
      kind: 'unreadable',
      status: 200,
    });
  });
});

test('an empty response with status 204 is null', async () => {
  const fetch = respondWith(new Response(null, { status: 204 }));
  const client = createApiClient({ fetch });
  expect(await client.call('logEvent', { event: 'locate', lang: 'ru', data: '{}' })).toBeNull();
  expect(fetch).toHaveBeenCalledWith(
    '/v1/log?event=locate&lang=ru&data=%7B%7D',
    expect.objectContaining({ method: 'POST' }),
  );
});

describe('request timeout', () => {
  const longer: Partial<Record<ApiCallName, number>> = {
    listAllTexts: 60_000,
    readBookFile: 120_000,
    importBook: 120_000,
    readTranslationFile: 120_000,
  };
  const timeoutMilliseconds = (name: ApiCallName) => longer[name] ?? 15_000;
  const isJsonCall = (name: ApiCallName): boolean => ['read', 'write'].includes(apiCalls[name].kind);
  const names = apiCallNames.filter(isJsonCall);
  /** Calls an endpoint of any name. */
  const callByName = (fetch: Fetch, name: ApiCallName): Promise<unknown> => {
    const client: unknown = createApiClient({ fetch });
    // The types of the parameters and of the body differ by name; the timeout depends on neither.
    const { call } = client as { call: (...arguments_: unknown[]) => Promise<unknown> };
    return call(name, parameters, { body: {}, version: 1 });
  };
  // The union of all parameters; an endpoint ignores those of another.
  const parameters = { book_id: 1, chapter_id: 1, text_id: 1, placeId: 1, date: '1925-09-01', filename: 'a' };

  describe.each([
    ['the server never responds', neverRespond],
    ['the body never ends', neverFinish],
  ])('when %s', (_what, fetch) => {
    test('is 15 s, and 60 s for all texts [API-26]', async () => {
      for (const name of names) {
        let failure: unknown;
        const call = rejection(callByName(fetch, name));
        void call.then((error) => (failure = error));

        await vi.advanceTimersByTimeAsync(timeoutMilliseconds(name) - 1);
        expect({ name, failure }).toEqual({ name, failure: undefined });
        await vi.advanceTimersByTimeAsync(1);
        expect({ name, failure }).toMatchObject({ name, failure: { kind: 'timeout' } });
      }
    });
  });

  test('is named in the error message', async () => {
    const call = rejection(createApiClient({ fetch: neverRespond }).call('listPlaces', {}));
    await vi.advanceTimersByTimeAsync(15_000);

    expect(await call).toMatchObject({ kind: 'timeout', message: 'no response within 15 s' });
  });
});

describe('a request aborted by the caller', () => {
  test.each([
    ['before the response', neverRespond],
    ['within the body', neverFinish],
  ])('rejects with the abort reason %s', async (_when, fetch) => {
    const caller = new AbortController();
    const call = rejection(createApiClient({ fetch }).call('listPlaces', {}, { signal: caller.signal }));
    await vi.advanceTimersByTimeAsync(100);
    caller.abort();

    expect(await call).toBe(caller.signal.reason);
    expect(await call).toMatchObject({ name: 'AbortError' });
  });

  test("times out when the caller's signal is never aborted", async () => {
    const { signal } = new AbortController();
    const call = rejection(createApiClient({ fetch: neverRespond }).call('listPlaces', {}, { signal }));
    await vi.advanceTimersByTimeAsync(15_000);

    expect(await call).toMatchObject({ kind: 'timeout' });
  });
});

describe('the body of a request', () => {
  test('is JSON', async () => {
    const fetch = respondWith(json({ is_confirmation_required: false }));
    const body = { full_name: 'Лия', email: 'a@b.org', password: 'twelve camels' };
    await createApiClient({ fetch }).call('register', {}, { body });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  });

  test('is form-encoded for the login', async () => {
    const fetch = respondWith(json({}));
    const body = { username: 'a+b@c.org', password: '&=?' };
    await createApiClient({ fetch }).call('login', {}, { body });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'username=a%2Bb%40c.org&password=%26%3D%3F',
    });
  });
});

test('the edited version is sent in If-Match', async () => {
  const fetch = respondWith(json({}));
  await createApiClient({ fetch }).call('updateMe', {}, { version: 7, body: { full_name: 'Лия' } });
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ 'if-match': '"7"' });
});

test('a request continues after the page is left only with the option keepalive', async () => {
  const fetch = vi.fn<Fetch>(() => Promise.resolve(json([])));
  const client = createApiClient({ fetch });
  await client.call('listPlaces', {}, { keepalive: true });
  await client.call('listPlaces', {});
  expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
});

test('a conflict carries the edited version, the current one and the current record', async () => {
  const versions = { edited: 7, current: 9, record: { full_name: 'Лия' } };
  const fetch = respondWith(json({ detail: 'Changed.', code: 'version_conflict', versions }, 409));
  const call = createApiClient({ fetch }).call('updateMe', {}, { version: 7, body: { full_name: 'Л' } });
  expect(await rejection(call)).toMatchObject({ status: 409, code: 'version_conflict', versions });
});

test('an error response carries the seconds of Retry-After', async () => {
  const body = JSON.stringify({ detail: 'Wait.', code: 'too_many_requests' });
  const fetch = respondWith(new Response(body, { status: 429, headers: { 'retry-after': '40' } }));
  expect(await rejection(createApiClient({ fetch }).call('listPlaces', {}))).toMatchObject({
    retryAfter: 40,
  });
});

describe('credentials', () => {
  const authorization = (fetch: ReturnType<typeof respondWith>) =>
    fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));

  test('are sent with calls that not everyone may make, and with no others', async () => {
    const fetch = vi.fn<Fetch>(() => Promise.resolve(json([])));
    const credentials = { getToken: async () => 'first', replaceToken: async () => null };
    const client = createApiClient({ fetch, credentials });
    await client.call('getMe', {});
    await client.call('listPlaces', {});
    expect(authorization(fetch)).toEqual(['Bearer first', null]);
  });

  test('are replaced once when the server rejects the token', async () => {
    const fetch = vi.fn<Fetch>(() => Promise.resolve(json({ detail: 'No.', code: 'unauthenticated' }, 401)));
    const replaceToken = vi.fn((_rejected: string) => Promise.resolve('second'));
    const credentials = { getToken: async () => 'first', replaceToken };
    const failure = await rejection(createApiClient({ fetch, credentials }).call('getMe', {}));
    expect(failure).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(authorization(fetch)).toEqual(['Bearer first', 'Bearer second']);
    expect(replaceToken).toHaveBeenCalledExactlyOnceWith('first');
  });

  test('are absent for a visitor who is not signed in, whose rejected call is not repeated', async () => {
    const fetch = respondWith(json({ detail: 'No.', code: 'unauthenticated' }, 401));
    const replaceToken = vi.fn(() => Promise.resolve('second'));
    const credentials = { getToken: async () => null, replaceToken };
    await rejection(createApiClient({ fetch, credentials }).call('getMe', {}));
    expect(authorization(fetch)).toEqual([null]);
    expect(replaceToken).not.toHaveBeenCalled();
  });
});
