// @vitest-environment jsdom
import { stopFeatures } from '@cae-map/expedition/map-features/stop-features';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { findLayer } from '@cae-map/layers/catalogue';
import { browserTileUrls } from '@cae-map/layers/tile-urls';
import { expect, test, vi } from 'vitest';
import { redirectToVisitorLanguage } from '../../lib/language/language-at-load.ts';
import { readPath } from '../../lib/language/language-path.ts';
import { appOptions } from '../../lib/options/app-options.ts';
import { readMapLanguage } from '../../lib/options/read-map-language.ts';
import { placeRecord } from '../../testing/data/records.ts';

const languages = ['ru', 'en', 'cn'] as const;

/** The map language of a new visitor with a browser that prefers these languages. */
function defaultFor(preferred: readonly string[]): string {
  const replace = vi.fn<(url: string | URL) => void>();
  const location = { pathname: '/', search: '', hash: '', replace };
  redirectToVisitorLanguage({ location, navigator: { userAgent: 'Chrome/140.0', languages: preferred } });
  const path = String(replace.mock.lastCall?.[0] ?? location.pathname);
  const reading = readPath(path);
  return readMapLanguage(reading.kind === 'redirect' ? 'ru' : reading.language);
}

/** The labels of a stop in each language of the map. */
function labelsOf(titles: { title_ru: string; title_en: string; title_cn: string }): (string | undefined)[] {
  const places = [placeRecord({ place_id: 60, latitude: 37, longitude: 79, ...titles })];
  return languages.map((language) => {
    const { features } = stopFeatures({
      expedition: toExpedition({ places, images: [] }),
      language,
      showsModernNames: false,
      sections: ['cae'],
      whitelist: [],
    });
    return features[0]?.properties.label;
  });
}

test('the map language decides labels and layers, follows the browser until it is chosen, and Chinese falls back to English [MAP-22]', () => {
  expect(labelsOf({ title_ru: 'Хотан', title_en: 'Khotan', title_cn: '和田' })).toEqual([
    'Хотан',
    'Khotan',
    '和田',
  ]);
  expect(labelsOf({ title_ru: 'Хотан', title_en: 'Khotan', title_cn: '' })[2]).toBe('Khotan');

  const google = findLayer('Gr');
  const urls = google && languages.map((language) => browserTileUrls(google, { code: 'Gr' }, language)[0]);
  expect(urls).toEqual(languages.map((language) => `/v1/tiles/Gr/{z}/{x}/{y}?lang=${language}`));

  expect(defaultFor(['de', 'ru-RU'])).toBe('ru');
  expect(defaultFor(['de', 'en'])).toBe('en');
  expect(defaultFor(['zh-CN'])).toBe('en');
  for (const mapLanguage of languages) {
    appOptions.change({ mapLanguage });
    expect(defaultFor(['ru'])).toBe(mapLanguage);
  }
});
