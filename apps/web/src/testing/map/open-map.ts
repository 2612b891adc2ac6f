import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { appOptions } from '../../lib/options/app-options.ts';
import { restoreSession } from '../../lib/session/session.ts';
import { endRouteHighlight } from '../../lib/selection/route-highlight.ts';
import { fakeMap } from './fake-map.tsx';
import { openApp } from '../open-app.tsx';
import { placeRecord } from '../data/records.ts';
import type { ServedRecords } from '../data/served-records.ts';

/** A few stops of all sections. */
export const mapStops = [
  { place_id: 1, title_en: 'Bombay', visited_on: 'precae' as const },
  { place_id: 2, title_en: 'Sikkim', visited_on: 'indiancae' as const },
  { place_id: 5, title_en: 'Darjeeling' },
  { place_id: 53, title_en: 'Leh' },
  { place_id: 60, title_en: 'Khotan' },
  { place_id: 70, title_en: 'Harbin', visited_on: 'manchuriaexp' as const },
].map((fields, index) =>
  placeRecord({ seqid: index * 10, latitude: 30 + index, title_modern: '', ...fields }),
);

/** Opens a URL with a fake server that returns these stops, and waits until they are on the map. */
export async function openMap(url: string, served: Partial<ServedRecords> = {}): Promise<void> {
  await openApp(url, { places: mapStops, ...served });
  await waitFor(() => expect(fakeMap.overlay('stops')).toBeDefined());
}

/** Call it before each test: a visitor with the initial options. */
export function setUpNewVisitor(): void {
  localStorage.clear();
  appOptions.store.setState(appOptions.initial, true);
  restoreSession('');
  vi.stubGlobal(
    'matchMedia',
    vi.fn(() => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() })),
  );
  Element.prototype.scrollIntoView = vi.fn();
}

/** Call it after each test. */
export function tearDownMap(): void {
  vi.useRealTimers();
  endRouteHighlight();
  vi.unstubAllGlobals();
}
