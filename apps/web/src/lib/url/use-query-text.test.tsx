// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { useQueryText } from './use-query-text.ts';

const page: { go: NavigateFunction | null; query: string } = { go: null, query: '' };

function Page({ dependent }: { readonly dependent?: string }) {
  const { fieldText, onType } = useQueryText(dependent);
  const { search } = useLocation();
  const go = useNavigate();
  Object.assign(page, { go, query: search });
  return <input value={fieldText} onChange={({ target }) => onType(target.value)} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('useQueryText replaces the query parameter after a pause and keeps other parameters', async () => {
  renderInApp(<Page />, { path: '/search?by=text' });
  type('ле');
  await pause(200);
  type('лех');
  await pause(299);
  expect(page.query).toBe('?by=text');
  await pause(1);
  expect(new URLSearchParams(page.query).get('q')).toBe('лех');
  expect(page.query).toContain('by=text');
  type('');
  await pause(300);
  expect(page.query).toBe('?by=text');
});

test('useQueryText does not reset the field while the visitor types', async () => {
  renderInApp(<Page />, { path: '/search' });
  type('ле');
  // The URL changes after the next key.
  await act(async () => {
    vi.advanceTimersByTime(300);
    type('лех');
  });
  expect(field().value).toBe('лех');
  await pause(300);
  expect(field().value).toBe('лех');
  expect(new URLSearchParams(page.query).get('q')).toBe('лех');
});

test('useQueryText updates the field after a link and after the Back button', async () => {
  renderInApp(<Page />, { path: '/search?q=a' });
  expect(field().value).toBe('a');
  await act(async () => page.go?.('/search?q=b'));
  expect(field().value).toBe('b');
  await act(async () => page.go?.(-1));
  expect(field().value).toBe('a');
});

test('useQueryText truncates a long text in the URL but not in the field', async () => {
  renderInApp(<Page />, { path: '/search' });
  const long = '\u{1f600}a'.repeat(5000);
  type(long);
  await pause(300);
  expect(Array.from(new URLSearchParams(page.query).get('q') ?? '')).toHaveLength(120);
  await pause(1000);
  expect(field().value).toBe(long);
});

test('useQueryText removes the dependent parameter when the text changes', async () => {
  renderInApp(<Page dependent="page" />, { path: '/placeslist?page=3&year=1926' });
  await pause(1000);
  expect(page.query).toBe('?page=3&year=1926');
  type('lex');
  await pause(300);
  expect(page.query).toBe('?year=1926&q=lex');
});
