// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openAppOn } from '../testing/open-app.tsx';
import { placeRecord } from '../testing/data/records.ts';
import { servedRecords } from '../testing/data/served-records.ts';

test.each([
  ['/en/placeslist', 'All places'],
  ['/en/timeline', 'Timeline'],
])('%s loads its places on retry after a failed request', async (address, heading) => {
  // React reports the error that the boundary has caught.
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const serve = servedRecords({ places: [placeRecord({ title_en: 'Leh' })] });
  let isDown = true;
  await openAppOn(address, async (request, init) =>
    isDown ? Response.json({ detail: 'out of order' }, { status: 503 }) : serve(request, init),
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('heading', { name: heading })).toBeNull();
  isDown = false;
  await act(async () => fireEvent.click(retry));
  expect(await screen.findByText('Leh')).toBeDefined();
  expect(screen.getByRole('heading', { name: heading })).toBeDefined();
  consoleError.mockClear();
});
