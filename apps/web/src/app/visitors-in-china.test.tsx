// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLayer } from '@cae-map/layers/catalogue';
import { chooseOffered, initialLayerCode } from '@cae-map/layers/layer-choice';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WelcomePart } from '../features/welcome/welcome-part.tsx';
import '../features/welcome/dialogs/welcome-dialogs.tsx';
import { redirectToVisitorLanguage } from '../lib/language/language-at-load.ts';
import { startLoadingPart } from '../lib/loading/first-screen.ts';
import { rememberCountry } from '../lib/options/country-options.ts';
import { readMapLanguage } from '../lib/options/read-map-language.ts';
import { baseLayerStore } from '../map/base-layers/base-layer-store.ts';
import { stubDialogs } from '../testing/browser/dialogs.ts';
import { offlineClient } from '../testing/data/offline-client.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { fontPreloads } from './document/font-preloads.ts';

const offers = ['A', 'Gr', 'Gs', 'GDst', 'Os'].map((code) => ({ code }));

/** The lines of styles, components and the page that load a font, an icon or a style sheet of another host. */
function foreignAssets(): string[] {
  const web = join(import.meta.dirname, '../..');
  const sources = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    join('src', file),
  );
  return [...sources, 'index.html']
    .filter((file) => /\.(css|html|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(join(web, file), 'utf8').split('\n'))
    .filter((line) =>
      /(?:url\(|@import\s+|<link[^>]*href=|@font-face.*)["']?https?:|fonts\.(?:googleapis|gstatic)\.com/.test(
        line,
      ),
    );
}

test('a visitor in China gets a Chinese map, providers that work there, Chinese texts where they exist, and only fonts and icons of the product [WEL-4]', async () => {
  const replace = vi.fn<(url: string | URL) => void>();
  const location = { pathname: '/', search: '', hash: '', replace };
  redirectToVisitorLanguage({
    location,
    navigator: { userAgent: 'Chrome/140.0', languages: ['zh-CN', 'zh'] },
  });
  expect(replace).toHaveBeenCalledExactlyOnceWith('/en');

  rememberCountry('CN');
  expect(readMapLanguage('en')).toBe('cn');
  expect(initialLayerCode('en', 'CN', offers)).toBe('GDst');
  const offered = chooseOffered({
    offers,
    findLayer,
    showsAdditional: true,
    isResearcher: false,
    country: 'CN',
  });
  expect(offered.map(({ layer }) => layer.code).filter((code) => code.startsWith('G'))).toEqual(['GDst']);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stubDialogs();
  renderInApp(<WelcomePart />, {
    language: 'en',
    path: '/en',
    browserClient: { ...offlineClient, call: () => new Promise(() => undefined) },
  });
  await act(async () => startLoadingPart()());
  await act(async () => baseLayerStore.setState({ country: 'CN' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const dialog = screen.getByRole('dialog');
  expect(dialog.lang).toBe('zh-Hans');
  expect(dialog.textContent).toMatch(/罗里奇中亚考察.*请选择网站语言/);

  expect(foreignAssets()).toEqual([]);
  for (const path of Object.values(fontPreloads).flat()) expect(path).toMatch(/^\/(?!\/)/);
});
