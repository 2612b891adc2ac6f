// @vitest-environment jsdom
import type { Position } from '@cae-map/expedition/route/geography';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import { storeExpedition } from '../../testing/data/store-expedition.ts';
import { notify } from '../../lib/notices/notices.ts';
import { useCopy, useCopyCoordinates } from '../../lib/notices/use-copy.ts';
import { replaceClipboard, replaceClipboardWriter } from '../../testing/browser/clipboard.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { NoticeHost } from './notice-host.tsx';

// Modules that are loaded on demand are loaded before the tests.
beforeAll(() => import('./notice-area.tsx'));
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  // Notices of this test expire before the next one.
  await wait(100_000);
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function Copying({ position }: { readonly position: Position | null }) {
  const copyCoordinates = useCopyCoordinates();
  const copy = useCopy();
  return (
    <>
      <button type="button" onClick={() => void copyCoordinates(position)}>
        coordinates
      </button>
      <button type="button" onClick={() => void copy('text', 'It is done')}>
        text
      </button>
    </>
  );
}

/** Renders the notices with loaded data, so that there is no notice about missing data. */
function renderHost(element: ReactNode = null, language: 'ru' | 'en' = 'en') {
  const queryClient = new QueryClient();
  const expedition = toExpedition({ places: [], images: [] });
  storeExpedition(queryClient, { expedition, savedAt: null, imagesFailure: null });
  renderInApp(
    <>
      <NoticeHost />
      {element}
    </>,
    { language, queryClient },
  );
}

async function renderAndClick(button: string, position: Position | null, language: 'ru' | 'en') {
  renderHost(<Copying position={position} />, language);
  fireEvent.click(screen.getByText(button));
  await wait(300);
}

test.each([
  [
    'en',
    'Clipboard API not available',
    'No coordinates to copy',
    'Error copying text to clipboard: not allowed',
  ],
  [
    'ru',
    'Буфер обмена недоступен',
    'Нет координат для копирования',
    'Ошибка копирования в буфер обмена: not allowed',
  ],
] as const)(
  'errors of the clipboard are shown as notices (%s) [ERR-10]',
  async (language, unavailable, noCoordinates, refused) => {
    replaceClipboard(undefined);
    await renderAndClick('text', null, language);
    expect(screen.getByRole('alert').textContent).toBe(unavailable);
    fireEvent.click(screen.getByText('coordinates'));
    await wait(300);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(noCoordinates);
    replaceClipboard({ writeText: () => Promise.reject(new Error('not allowed')) });
    fireEvent.click(screen.getByText('text'));
    await wait(300);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(refused);
  },
);

test('a success notice is shown after copying', async () => {
  const writeText = replaceClipboardWriter();
  await renderAndClick('coordinates', [34.16, 77.58], 'en');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('34.16, 77.58');
  expect(screen.getByRole('status').textContent).toBe('Coordinates copied');
});

test('a success notice is shown for 500 to 5000 ms and an error notice for 50000 ms [ERR-11]', async () => {
  renderHost();
  act(() => notify({ kind: 'success', message: 'Done' }));
  await wait(499);
  expect(screen.queryByText('Done')).not.toBeNull();
  await wait(5000 - 499 + 300);
  expect(screen.queryByText('Done')).toBeNull();
  act(() => notify({ kind: 'error', message: 'Failed' }));
  await wait(49_900);
  expect(screen.queryByText('Failed')).not.toBeNull();
  await wait(600);
  expect(screen.queryByText('Failed')).toBeNull();
});
