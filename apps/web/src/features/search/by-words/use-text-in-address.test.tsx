// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { useTextInAddress } from './use-text-in-address.ts';

const page: { go: NavigateFunction | null; query: string } = { go: null, query: '' };

function Page({ dependent }: { readonly dependent?: string }) {
  const { fieldText, onType } = useTextInAddress(dependent);
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

test('the address follows when the typing has paused, in place, and the parameters of others stay', async () => {
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

test('the field is never set back while somebody types on', async () => {
  renderInApp(<Page />, { path: '/search' });
  type('ле');
  // The address changes after the next key.
  await act(async () => {
    vi.advanceTimersByTime(300);
    type('лех');
  });
  expect(field().value).toBe('лех');
  await pause(300);
  expect(field().value).toBe('лех');
  expect(new URLSearchParams(page.query).get('q')).toBe('лех');
});

test('the field follows a link and the way back', async () => {
  renderInApp(<Page />, { path: '/search?q=a' });
  expect(field().value).toBe('a');
  await act(async () => page.go?.('/search?q=b'));
  expect(field().value).toBe('b');
  await act(async () => page.go?.(-1));
  expect(field().value).toBe('a');
});

test('of a text without end the address holds what is searched for, the field all of it', async () => {
  renderInApp(<Page />, { path: '/search' });
  const long = '\u{1f600}a'.repeat(5000);
  type(long);
  await pause(300);
  expect(Array.from(new URLSearchParams(page.query).get('q') ?? '')).toHaveLength(120);
  await pause(1000);
  expect(field().value).toBe(long);
});

test('a parameter that depends on the text goes when the text changes', async () => {
  renderInApp(<Page dependent="page" />, { path: '/placeslist?page=3&year=1926' });
  await pause(1000);
  expect(page.query).toBe('?page=3&year=1926');
  type('lex');
  await pause(300);
  expect(page.query).toBe('?year=1926&q=lex');
});
