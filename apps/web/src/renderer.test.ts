import { createApiClient } from '@cae-map/contract/api/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screens } from './app/features.ts';
import { createPageRenderer } from './renderer.tsx';
import { imageRecord, placeRecord } from './testing/records.ts';
import { servedRecords } from './testing/served-records.ts';

const places = [
  placeRecord({ place_id: 5, seqid: 1, title_en: 'Darjeeling', date: '1925-03-06', enddate: '1925-03-06' }),
  placeRecord({ place_id: 53, seqid: 2, title_en: 'Leh', date: '1926-08-26', enddate: '1926-09-19' }),
];

beforeEach(() => {
  // The embedded data carry the time of the rendering.
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  vi.stubGlobal('fetch', vi.fn(servedRecords({ places, images: [imageRecord({ place_id: 5 })] })));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function render(path: string): Promise<string> {
  const client = createApiClient({ origin: 'http://server.invalid' });
  const page = await createPageRenderer().render({ path, origin: '', client, isCrawler: false });
  return JSON.stringify(page);
}

test('a page does not change with query parameters that its screen does not declare', async () => {
  const examples = screens.flatMap(({ paths: [path = ''] }) => path.replace(/:\w+/g, '5'));
  for (const path of [...examples, '/nowhere']) {
    expect(await render(`${path}?x=1&utm_source=mail`), path).toBe(await render(path));
  }
});

test('a page changes with the parameters that its screen declares', async () => {
  expect(await render('/en/timeline?places=53')).not.toContain('Darjeeling');
  expect(await render('/en/placeslist?year=1925')).not.toContain('>Leh<');
});
