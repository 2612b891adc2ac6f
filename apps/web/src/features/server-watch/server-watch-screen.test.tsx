// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import type { JobRecord } from '@cae-map/contract/entities/job';
import type { ReportedError } from '@cae-map/contract/entities/operation/error-report';
import type { ServerState } from '@cae-map/contract/entities/operation/server-state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fakeCalls, type FakeResponses } from '../../testing/data/fake-calls.ts';
import { accountRecord } from '../../testing/data/records.ts';
import { signInAsEditor } from '../../testing/editor.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { serverWatchMessages } from './messages/index.ts';
import { serverWatchScreenModule } from './server-watch-screen.tsx';

const state: ServerState = {
  version: '0.1.0',
  node_version: 'v24.0.0',
  started_at: '2026-11-28T10:00:00.000Z',
  memory_bytes: 250_000_000,
  database: { kind: 'embedded', response_milliseconds: 1.5, bytes: 42_000_000 },
  disk: { free_bytes: 3_000_000_000, total_bytes: 9_000_000_000 },
  caches: [
    { name: 'lists', hits: 3, misses: 1, entries: 12 },
    { name: 'embeds', hits: 0, misses: 0, entries: 0 },
  ],
  calls: [
    {
      name: 'listPlaces',
      count: 4,
      slow: 1,
      failed: 2,
      mean_milliseconds: 300,
      longest_milliseconds: 1200,
      last_slow_at: '2026-11-28T11:00:00.000Z',
    },
  ],
  error_reports: true,
  usage_counts: false,
};

const error: ReportedError = {
  error_id: 'a',
  type: 'TypeError',
  message: 'x is undefined',
  origin: '/assets/page-Ab1.js:1:240',
  release: '0.1.0+Ab1',
  page: '/ru/place/53',
  count: 7,
  first_seen_at: '2026-11-20T10:00:00.000Z',
  last_seen_at: '2026-11-28T10:00:00.000Z',
};

function job(id: number, fields: Partial<JobRecord>): JobRecord {
  return {
    job_id: id,
    kind: 'backup',
    key: '',
    state: 'waiting',
    attempts: 0,
    queued_at: '2026-11-28T10:00:00.000Z',
    error: null,
    retry_at: null,
    progress: { done: 0, total: null },
    result: null,
    is_cancel_requested: false,
    created_by: null,
    ...fields,
  };
}

function openScreen(responses: FakeResponses = {}, role: 'admin' | 'editor' = 'admin') {
  const fake = fakeCalls({
    getMe: () => accountRecord({ role }),
    getServerState: () => state,
    listReportedErrors: () => [error],
    listJobs: () => ({
      jobs: [job(2, {}), job(1, { kind: 'image-sizes', key: '17', state: 'failed', error: 'no space' })],
      counts: { waiting: 1, running: 0, failed: 1, done: 0, cancelled: 0 },
    }),
    listEventTotals: () => [{ event: 'layerChange', lang: 'ru', detail: 'Os', count: 5 }],
    ...responses,
  });
  const { Screen } = serverWatchScreenModule;
  renderInApp(<Screen parameters={{}} />, { browserClient: fake.client });
  return fake;
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

beforeAll(() => serverWatchMessages.load('en'));
beforeEach(signInAsEditor);

test('the screen of the server shows the version, the start, the database, the disk and the caches', async () => {
  openScreen();
  const facts = await section('State');
  await facts.findByText('0.1.0');
  for (const text of ['embedded, 42 MB', '1.5 ms', '3,000 MB of 9,000 MB', '250 MB', 'on', 'off'])
    expect(facts.getByText(text)).toBeDefined();
  expect(rowsOf(facts.getByRole('table'))).toEqual([
    ['Cache', 'Hits', 'Entries'],
    ['lists', '75%', '12'],
    ['embeds', 'not used yet', '0'],
  ]);
});

test('the screen of the server shows what does not respond as such', async () => {
  openScreen({
    getServerState: () => ({
      ...state,
      database: { ...state.database, response_milliseconds: null, bytes: null },
      disk: { free_bytes: null, total_bytes: null },
    }),
  });
  const facts = await section('State');
  expect(await facts.findByText('no response')).toBeDefined();
  expect(facts.getByText('embedded, unknown')).toBeDefined();
  expect(facts.getByText('unknown')).toBeDefined();
});

test('the screen of the server shows errors with their number, last report, version and page', async () => {
  openScreen();
  const item = (await screen.findByText('TypeError: x is undefined')).closest('li');
  expect(item?.textContent).toMatch(
    /Reports: 7 · Last seen: 28 Nov 2026.* · Version: 0\.1\.0\+Ab1 · Page: \/ru\/place\/53 · \/assets\/page-Ab1\.js:1:240/,
  );
});

test('the screen of the server shows slow calls, and the failed jobs first', async () => {
  openScreen();
  const calls = await screen.findAllByRole('region', { name: 'Slow calls' });
  const table = await within(calls[0] ?? document.body).findByRole('table');
  expect(rowsOf(table)[1]).toEqual(['listPlaces', '4', '1', '2', '300 ms', '1,200 ms']);
  const jobs = within(await screen.findByRole('list', { name: 'Jobs' })).getAllByRole('listitem');
  expect(jobs.map(({ textContent }) => textContent?.replace(/Queued.*?\d\d:\d\d/, ''))).toEqual([
    expect.stringMatching(/^image-sizes 17failed .*no space$/),
    expect.stringMatching(/^backupwaiting/),
  ]);
});

test('the counts of events are fetched for the chosen period', async () => {
  const fake = openScreen();
  await screen.findByText('Map layer chosen');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '30 days');
  await waitFor(() =>
    expect(
      fake.received.filter(({ name }) => name === 'listEventTotals').map(({ parameters }) => parameters),
    ).toEqual([{ days: 7 }, { days: 30 }]),
  );
});

test('a part that cannot be loaded says so and leaves the others, and is fetched again', async () => {
  let fails = true;
  openScreen({
    listReportedErrors: () => {
      if (fails) throw new ApiError('refused', 'x', { status: 503, code: 'unavailable' });
      return [error];
    },
  });
  const errors = await section('Errors in browsers');
  expect(await errors.findByText('This part could not be loaded.')).toBeDefined();
  expect(await screen.findByText('Map layer chosen')).toBeDefined();
  fails = false;
  await userEvent.click(errors.getByRole('button', { name: 'Refresh: Errors in browsers' }));
  expect(await screen.findByText('TypeError: x is undefined')).toBeDefined();
});

test('a part without contents says so', async () => {
  openScreen({
    getServerState: () => ({ ...state, calls: [] }),
    listReportedErrors: () => [],
    listJobs: () => ({ jobs: [], counts: { waiting: 0, running: 0, failed: 0, done: 0, cancelled: 0 } }),
    listEventTotals: () => [],
  });
  for (const text of [
    'Nothing has been computed yet.',
    'No errors have been reported.',
    'There are no jobs.',
    'Nothing was logged in this period.',
  ])
    expect(await screen.findByText(text)).toBeDefined();
});
