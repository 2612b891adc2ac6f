// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { restoreSession } from '../../../lib/session/session.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { FeaturesProvider } from '../../feature-registry/features-context.ts';
import { features } from '../../features.ts';
import type { SheetHeight } from '../sheet/sheet-heights.ts';
import { Sidebar } from './sidebar.tsx';

beforeEach(() => {
  localStorage.clear();
  restoreSession('');
});

function Sheet({ tab: first }: { readonly tab: string }) {
  const [tab, setTab] = useState(first);
  const [height, setHeight] = useState<SheetHeight>('half');
  return (
    <Sidebar
      tab={tab}
      onTabChange={setTab}
      height={height}
      onHeightChange={setHeight}
      placeId={0}
      view={null}
      closeButton={createRef()}
    />
  );
}

function renderSheet(tab: string) {
  return renderInApp(
    <FeaturesProvider value={features}>
      <Sheet tab={tab} />
    </FeaturesProvider>,
  );
}

const handle = () => screen.getByRole('slider', { name: 'Panel height' });

test('an unavailable tab logs a warning and shows the stop [SBR-8]', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const offered = new Set(
    features.panelTabs.filter(({ audience }) => audience === undefined).map(({ code }) => code),
  );
  const codes: readonly string[] = ['p', 't', 'm', 's', 'o', 'c'];
  for (const code of codes) {
    warn.mockClear();
    const { unmount } = renderSheet(code);
    const opens = code === 'c' || offered.has(code);
    expect(warn.mock.calls.length, code).toBe(opens ? 0 : 1);
    if (!opens) expect(warn.mock.calls[0]?.[0]).toContain(`'${code}'`);
    if (!opens) expect(screen.getByRole('region', { name: 'Stop' })).toBeDefined();
    unmount();
  }
  warn.mockClear();
});

test('the tabs are Overview, Measure for researchers, Tracks and Settings', () => {
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Panel tabs' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const { unmount } = renderSheet('o');
  expect(tabs()).toEqual(['Overview', 'Tracks', 'Settings']);
  unmount();
  restoreSession('?magic=ResearcherMode');
  renderSheet('o');
  expect(tabs()).toEqual(['Overview', 'Measure', 'Tracks', 'Settings']);
});

test('the handle changes the height on arrow keys and ignores keys with a modifier', () => {
  renderSheet('o');
  const text = () => handle().getAttribute('aria-valuetext');
  expect(text()).toBe('half the screen');
  const steps = ['ArrowUp', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter', 'Space'].map((code) => {
    fireEvent.keyDown(handle(), { code });
    return handle().getAttribute('aria-valuenow');
  });
  expect(steps).toEqual(['3', '3', '2', '1', '3', '1', '2']);
  expect(fireEvent.keyDown(handle(), { code: 'ArrowUp', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(handle(), { code: 'KeyA' })).toBe(true);
  expect(handle().getAttribute('aria-valuenow')).toBe('2');
});

test('the buttons raise and lower the sheet and keep the focus at the limits', async () => {
  renderSheet('o');
  const raise = screen.getByRole('button', { name: 'Expand the panel' });
  const lower = screen.getByRole('button', { name: 'Collapse the panel' });
  await userEvent.click(raise);
  expect(handle().getAttribute('aria-valuenow')).toBe('3');
  expect(raise.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(raise);
  expect(document.activeElement).toBe(raise);
  await userEvent.click(lower);
  await userEvent.click(lower);
  expect(handle().getAttribute('aria-valuenow')).toBe('1');
  expect(lower.getAttribute('aria-disabled')).toBe('true');
});

test('the close button closes the sheet on the home tab and returns to the stop on other tabs', async () => {
  renderSheet('s');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the stop' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region')).toBeNull();
});
