import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apiCalls, type ApiCallName } from './calls.ts';
import { addressOf, ApiError, createApiClient } from './client.ts';

type Fetch = typeof globalThis.fetch;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const answering = (response: Response) => vi.fn<Fetch>(() => Promise.resolve(response));

/** Waits until it is aborted, as a server does that never answers. */
const waiting: Fetch = (_address, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

/** Answers with headers at once and with a body that never ends. */
const startingOnly: Fetch = (_address, init) => {
  const body = new ReadableStream({
    start(controller) {
      init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
    },
  });
  return Promise.resolve(new Response(body));
};

function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'no failure',
    (error: unknown) => error,
  );
}

/** The platform's own time limit runs on a clock that tests cannot turn; this one does the same on one they can. */
function turnableTimeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('the time is up', 'TimeoutError')), milliseconds);
  return controller.signal;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(turnableTimeLimit);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the address of a call', () => {
  test('has the parameters of the path in its braces, encoded', () => {
    expect(addressOf('/a/{book_id}/b/{chapter_id}/', { chapter_id: 2, book_id: 1 })).toBe('/a/1/b/2/');
    expect(addressOf('/image/orig/{filename}', { filename: 'Лех 1/2 $& ?.jpg' })).toBe(
      `/image/orig/${encodeURIComponent('Лех 1/2 $& ?.jpg')}`,
    );
  });

  test('has all others as a query: lists are repeated, what is absent is left out', () => {
    expect(addressOf('/texts', { book_ids: [1, 2], lang: undefined })).toBe('/texts?book_ids=1&book_ids=2');
    expect(addressOf('/texts', { book_ids: undefined })).toBe('/texts');
    expect(addressOf('/texts', { book_ids: [] })).toBe('/texts');
    expect(addressOf('/texts', { word: 'a&b=Лех' })).toBe('/texts?word=a%26b%3D%D0%9B%D0%B5%D1%85');
  });

  test('stands below /v1 of the given origin, and of the own host when none is given', async () => {
    const fetch = answering(json([]));
    await createApiClient({ fetch }).call('listTexts', { book_id: 1, chapter_id: 7 });
    fetch.mockResolvedValue(json([]));
    await createApiClient({ fetch, origin: 'https://cae.example' }).call('listAllTexts', {
      book_ids: [3, 4],
    });

    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      '/v1/api/books/1/chapters/7/texts/',
      'https://cae.example/v1/api/books/all/texts?book_ids=3&book_ids=4',
    ]);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'GET',
      headers: { accept: 'application/json' },
    });
  });
});

test('an answer is given as it came', async () => {
  const places = [{ place_id: 53 }];

  expect(await createApiClient({ fetch: answering(json(places)) }).call('listPlaces', {})).toEqual(places);
});

describe('a call that fails', () => {
  const failing = async (fetch: Fetch) => {
    const failure = await failureOf(createApiClient({ fetch }).call('getText', { text_id: 9 }));
    expect(failure).toBeInstanceOf(ApiError);
    return failure;
  };

  test('because the server refuses it carries status, code and words', async () => {
    expect(
      await failing(answering(json({ detail: 'There is no text 9.', code: 'not_found' }, 404))),
    ).toMatchObject({ kind: 'refused', status: 404, code: 'not_found', message: 'There is no text 9.' });
  });

  test.each([
    ['the page of an intermediary', new Response('<html>Bad Gateway</html>', { status: 502 })],
    ['an empty body', new Response(null, { status: 502 })],
    ['JSON of another form', json({ detail: { reason: 1 } }, 502)],
    ['JSON that is no object', json(null, 502)],
  ])('with %s carries the status alone', async (_what, response) => {
    expect(await failing(answering(response))).toMatchObject({
      kind: 'refused',
      status: 502,
      code: undefined,
      message: 'status 502',
    });
  });

  test('because the network did not carry it says what the network said', async () => {
    expect(await failing(() => Promise.reject(new TypeError('connection refused')))).toMatchObject({
      kind: 'network',
      status: undefined,
      message: 'connection refused',
    });
  });

  test('because the connection broke within the answer is one of the network', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) });

    expect(await failing(answering(new Response(broken)))).toMatchObject({ kind: 'network' });
  });

  test('because the answer is not JSON is unreadable', async () => {
    expect(await failing(answering(new Response('<html>Welcome</html>')))).toMatchObject({
      kind: 'unreadable',
      status: 200,
    });
  });
});

describe('the time of a call', () => {
  const limitOf = (name: ApiCallName) => (name === 'listAllTexts' ? 60_000 : 15_000);
  // Every parameter that any call takes; a call of the network does not mind those of another.
  const parameters = { book_id: 1, chapter_id: 1, text_id: 1, placeId: 1, date: '1925-09-01', filename: 'a' };

  describe.each([
    ['no answer comes', waiting],
    ['an answer begins and does not end', startingOnly],
  ])('when %s', (_what, fetch) => {
    test('is 15 s, and 60 s for all texts [API-26]', async () => {
      for (const name of Object.keys(apiCalls) as ApiCallName[]) {
        let failure: unknown;
        const call = failureOf(createApiClient({ fetch }).call(name, parameters));
        void call.then((error) => (failure = error));

        await vi.advanceTimersByTimeAsync(limitOf(name) - 1);
        expect({ name, failure }).toEqual({ name, failure: undefined });
        await vi.advanceTimersByTimeAsync(1);
        expect({ name, failure }).toMatchObject({ name, failure: { kind: 'timeout' } });
      }
    });
  });

  test('is told in the words of the failure', async () => {
    const call = failureOf(createApiClient({ fetch: waiting }).call('listPlaces', {}));
    await vi.advanceTimersByTimeAsync(15_000);

    expect(await call).toMatchObject({ kind: 'timeout', message: 'no answer within 15 s' });
  });
});

describe('a caller that gives up', () => {
  test.each([
    ['before the answer', waiting],
    ['within the answer', startingOnly],
  ])('%s gets its own reason back, not a failure of the call', async (_when, fetch) => {
    const caller = new AbortController();
    const call = failureOf(createApiClient({ fetch }).call('listPlaces', {}, { signal: caller.signal }));
    await vi.advanceTimersByTimeAsync(100);
    caller.abort();

    expect(await call).toBe(caller.signal.reason);
    expect(await call).toMatchObject({ name: 'AbortError' });
  });

  test('keeps the time limit of the call', async () => {
    const { signal } = new AbortController();
    const call = failureOf(createApiClient({ fetch: waiting }).call('listPlaces', {}, { signal }));
    await vi.advanceTimersByTimeAsync(15_000);

    expect(await call).toMatchObject({ kind: 'timeout' });
  });
});
