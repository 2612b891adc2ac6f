import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ApiError, type ApiClient } from '@cae-map/contract/api/client';
import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createRendererPool, type RendererPool } from './renderer-pool.ts';

const workerFile = path.join(path.dirname(inject('serverBundle')), 'renderer-worker.js');
const call = vi.fn<(name: string, parameters: object) => Promise<unknown>>();
/** The renderers of these tests do not depend on the types of the responses. */
const client: ApiClient = { call: async (name, parameters) => (await call(name, parameters)) as never };
afterEach(() => call.mockReset());

/** Creates a pool whose renderer is this source; `request` has `path`, `origin`, `isCrawler` and `client`. */
async function createPool(render: string): Promise<RendererPool> {
  const file = path.join(temporaryFolder(), 'renderer.mjs');
  writeFileSync(
    file,
    `export const createPageRenderer = () => ({ render: async (request) => { ${render} } });`,
  );
  const pool = await createRendererPool(file, workerFile);
  onTestFinished(() => pool.close());
  return pool;
}

async function renderBody(pool: RendererPool, pagePath = '/'): Promise<string> {
  const page = await pool.render({ path: pagePath, origin: '', client, isCrawler: false });
  return page.body;
}

const renderListLength = `const { length } = await request.client.call('listPlaces', {}); return { body: String(length) };`;

test('a render receives its request in a worker thread', async () => {
  const pool = await createPool(
    `const { isMainThread } = await import('node:worker_threads');
     return { body: request.path + ' ' + isMainThread };`,
  );

  expect(await renderBody(pool, '/place/53')).toBe('/place/53 false');
});

test('a list without parameters is fetched once per worker until the pool is invalidated', async () => {
  const pool = await createPool(renderListLength);
  call.mockResolvedValue([{}]);
  expect([await renderBody(pool), await renderBody(pool)]).toEqual(['1', '1']);
  expect(call).toHaveBeenCalledOnce();

  call.mockResolvedValue([{}, {}]);
  pool.invalidate();

  expect([await renderBody(pool), await renderBody(pool)]).toEqual(['2', '2']);
  expect(call).toHaveBeenCalledTimes(2);
});

test('a list whose request failed is fetched again by the next render', async () => {
  const pool = await createPool(renderListLength);
  call.mockRejectedValueOnce(new ApiError('refused', 'no database', { status: 503, code: 'unavailable' }));
  await expect(renderBody(pool)).rejects.toThrow('no database');
  call.mockResolvedValue([{}]);

  expect(await renderBody(pool)).toBe('1');
});

test('a render is unavailable when a list that another render has requested fails', async () => {
  const pool = await createPool(
    `await request.client.call('listPlaces', {}).catch(() => undefined); return { body: 'without places' };`,
  );
  let fail: (error: Error) => void = () => undefined;
  call.mockReturnValue(new Promise((_resolve, reject) => (fail = reject)));
  const renders = Promise.allSettled([renderBody(pool), renderBody(pool)]);
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  fail(new ApiError('refused', 'no database', { status: 503, code: 'unavailable' }));

  const rejected = { status: 'rejected', reason: expect.objectContaining({ code: 'unavailable' }) };
  expect(await renders).toEqual([rejected, rejected]);
});

test('a list whose render ends before its response is fetched again by the next render', async () => {
  const pool = await createPool(
    `const places = request.client.call('listPlaces', {});
     // The response to the later call follows the request of the list.
     if (request.path === '/hurried') return { body: (await request.client.call('getText', { text_id: 7 })).text };
     return { body: String((await places).length) };`,
  );
  call.mockImplementation((name) =>
    name === 'getText' ? Promise.resolve({ text: '' }) : new Promise(() => {}),
  );
  await renderBody(pool, '/hurried');
  call.mockResolvedValue([{}]);

  expect(await renderBody(pool)).toBe('1');
});

test('a call that a render does not wait for and that fails does not end the other renders', async () => {
  const pool = await createPool(
    `void request.client.call('listBooks', {}); return { body: (await request.client.call('getText', { text_id: 7 })).text };`,
  );
  const refused = new ApiError('refused', 'no books', { status: 404, code: 'not_found' });
  call.mockImplementation((name) =>
    name === 'getText' ? Promise.resolve({ text: 'diary' }) : Promise.reject(refused),
  );

  expect(await Promise.all([renderBody(pool), renderBody(pool)])).toEqual(['diary', 'diary']);
});

test('a call with parameters is made for every render', async () => {
  const pool = await createPool(
    `const { text } = await request.client.call('getText', { text_id: 7 }); return { body: text };`,
  );
  call.mockResolvedValue({ text: 'diary' });
  await renderBody(pool);

  expect(await renderBody(pool)).toBe('diary');
  expect(call).toHaveBeenCalledTimes(2);
  expect(call).toHaveBeenCalledWith('getText', { text_id: 7 });
});

test('a failed call rejects in the worker with its kind, status and code', async () => {
  const pool = await createPool(
    `return await request.client.call('getText', { text_id: 7 }).catch(({ name, kind, status, code }) =>
       ({ body: [name, kind, status, code].join(' ') }));`,
  );
  call.mockRejectedValue(new ApiError('refused', 'no text', { status: 404, code: 'not_found' }));

  expect(await renderBody(pool)).toBe('ApiError refused 404 not_found');
});

test('a render is rejected as unavailable when the queue is full', async () => {
  const pool = await createPool(`await request.client.call('listBooks', {}); return { body: '' };`);
  let finish: (books: never[]) => void = () => undefined;
  call.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const renders = Array.from({ length: 200 }, () => renderBody(pool));
  const outcomes = Promise.allSettled(renders);

  await expect(Promise.race(renders)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  finish([]);
  const fulfilled = (await outcomes).filter(({ status }) => status === 'fulfilled');
  expect(fulfilled.length).toBeGreaterThan(0);
  expect(fulfilled.length).toBeLessThan(200);
});

test('a render succeeds after another one has exceeded the memory limit', async () => {
  const pool = await createPool(
    `const list = []; while (request.path === '/endless') list.push(new Array(1e5).fill(Math.random()));
     return { body: 'small' };`,
  );
  await expect(renderBody(pool, '/endless')).rejects.toThrow('memory limit');

  expect(await renderBody(pool)).toBe('small');
});

test('creating a pool fails for a file that exports no renderer', async () => {
  const file = path.join(temporaryFolder(), 'renderer.mjs');
  writeFileSync(file, 'export const other = 1;');

  await expect(createRendererPool(file, workerFile)).rejects.toThrow('does not export createPageRenderer');
});
