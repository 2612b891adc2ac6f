// @vitest-environment jsdom
import {
  discardedErrorsSchema,
  errorReportSchema,
  maxReportActions as actionsOfSchema,
  maxReportFrames as framesOfSchema,
  maxReportText as textOfSchema,
} from '@cae-map/contract/entities/operation/error-report';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createErrorWriter } from './error-writer.ts';
import { maxReportActions, maxReportFrames, maxReportText } from './report-bounds.ts';

const project = 'https://0123456789abcdef@errors.example.org/7';
const send = vi.fn((_url: string, _options: RequestInit) => Promise.reject(new TypeError('offline')));

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
  vi.stubGlobal('fetch', send);
  document.documentElement.lang = 'en';
  window.history.replaceState(null, '', '/en/place/53?search=Anna#7/34.1642/77.5848');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The lines of an envelope that was sent. */
function sent(index: number): unknown[] {
  const body = send.mock.calls[index]?.[1].body;
  return typeof body === 'string' ? body.split('\n').map((line): unknown => JSON.parse(line)) : [];
}

function failure(message: string, stack?: string): Error {
  const error = new TypeError(message);
  error.stack =
    stack ?? `TypeError: ${message}\n    at open (${location.origin}/assets/page-Ab1.js?v=2:3:40)`;
  return error;
}

test('a report is an envelope that the server accepts, for the configured project and without credentials', () => {
  createErrorWriter(project, () => []).report(failure('x is undefined'));
  const [url, options] = send.mock.calls[0] ?? [];
  expect(url).toBe('/v1/error-tunnel');
  expect(options).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  const [header, item, event] = sent(0);
  expect(header).toEqual({ dsn: project, sent_at: expect.any(String) });
  expect(item).toEqual({ type: 'event' });
  expect(errorReportSchema.parse(event)).toMatchObject({
    tags: { language: 'en', page: '/en/place/53' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is undefined',
          stacktrace: {
            frames: [{ filename: '/assets/page-Ab1.js', function: 'open', lineno: 3, colno: 40 }],
          },
        },
      ],
    },
  });
});

test.each([
  ['Firefox', 'open@http://localhost/a.js:1:2\n@http://localhost/b.js:3:4', ['/b.js', '/a.js']],
  [
    'Chromium',
    'TypeError: x\n    at http://localhost/a.js:1:2\n    at async f (http://localhost/b.js:3:4)',
    ['/b.js', '/a.js'],
  ],
  ['no stack', '', undefined],
])('the frames of a stack of %s are those of its files, the innermost last', (_browser, stack, files) => {
  vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/en' });
  createErrorWriter(project, () => []).report(failure('x', stack));
  const event = errorReportSchema.parse(sent(0)[2]);
  expect(event.exception.values[0].stacktrace?.frames.map(({ filename }) => filename)).toEqual(files);
});

test('a report contains no query, position, e-mail address or token', () => {
  window.history.replaceState(null, '', '/en/auth/reset-password?token=3kTMd8vQpL0aZx9RbNc2yA');
  createErrorWriter(project, () => []).report(
    failure(
      'no ann@example.org of https://map.example/en?search=Anna#7/34.16/77.58: 34.1642 3kTMd8vQpL0aZx9RbNc2yA',
    ),
  );
  const text = JSON.stringify(sent(0));
  for (const personal of ['ann@', 'Anna', '34.16', '3kTMd8vQ', '?v=2']) expect(text).not.toContain(personal);
});

test.each([[undefined], [null], ['text'], [{ a: 1 }], [new DOMException('aborted', 'DataError')]])(
  'a thrown %o is reported as an error that the server accepts',
  (thrown) => {
    createErrorWriter(project, () => []).report(thrown);
    expect(errorReportSchema.safeParse(sent(0)[2]).success).toBe(true);
  },
);

test('texts, frames and actions are within the bounds that the server accepts', () => {
  expect([maxReportActions, maxReportFrames, maxReportText]).toEqual([
    actionsOfSchema,
    framesOfSchema,
    textOfSchema,
  ]);
  const frames = Array.from({ length: 50 }, (_, index) => `    at f (http://localhost/a.js:${index}:2)`);
  createErrorWriter(project, () => []).report(failure('x '.repeat(1000), frames.join('\n')));
  const event = errorReportSchema.parse(sent(0)[2]);
  expect(event.exception.values[0].stacktrace?.frames).toHaveLength(maxReportFrames);
});

test('a storm of errors is 20 reports in a minute, and then the number of those that were not sent', () => {
  const writer = createErrorWriter(project, () => []);
  for (let index = 0; index < 1000; index += 1) writer.report(failure(`error ${index}`));
  expect(send).toHaveBeenCalledTimes(20);
  vi.advanceTimersByTime(59_999);
  expect(send).toHaveBeenCalledTimes(20);
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledTimes(21);
  const [, item, counts] = sent(20);
  expect(item).toEqual({ type: 'client_report' });
  expect(discardedErrorsSchema.parse(counts).discarded_events).toEqual([
    { reason: 'ratelimit_backoff', category: 'error', quantity: 980 },
  ]);
  writer.report(failure('later'));
  expect(send).toHaveBeenCalledTimes(22);
});

test('an error that was reported is counted and not reported again', () => {
  const writer = createErrorWriter(project, () => []);
  for (let index = 0; index < 5; index += 1) writer.report(failure('again'));
  expect(send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(discardedErrorsSchema.parse(sent(1)[2]).discarded_events).toEqual([
    { reason: 'event_processor', category: 'error', quantity: 4 },
  ]);
});

test('a writer that is stopped sends no more counts', () => {
  const writer = createErrorWriter(project, () => []);
  for (let index = 0; index < 5; index += 1) writer.report(failure('again'));
  writer.stop();
  vi.advanceTimersByTime(120_000);
  expect(send).toHaveBeenCalledTimes(1);
});
