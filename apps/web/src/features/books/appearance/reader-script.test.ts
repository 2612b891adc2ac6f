// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { readerScript } from '@cae-map/contract/api/reader-script';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyAppearance } from './apply-appearance.ts';
import { readerOptions } from './reader-options.ts';

const root = document.documentElement;
const appearance = () => ({
  data: Object.fromEntries(Object.entries(root.dataset)),
  style: root.getAttribute('style') ?? '',
});
const run = () => void runInThisContext(readerScript);

beforeEach(() => {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  root.removeAttribute('style');
  document.head.innerHTML = '<link data-later="modulepreload" href="/assets/live-map.js">';
  return () => {
    document.head.innerHTML = '';
  };
});

const later = () => document.querySelector('link')?.rel;

describe('the script of the reader', () => {
  test('applies what the settings apply when the scripts have loaded', () => {
    readerOptions.change({
      theme: 'sepia',
      fontSize: 150,
      lineHeight: 200,
      thumbnailSize: 240,
      showMap: false,
      showPhotos: false,
    });
    run();
    const early = appearance();
    const restore = applyAppearance();
    expect(appearance()).toEqual(early);
    expect(early.data).toEqual({ theme: 'sepia', readerMap: 'off', readerPhotos: 'off' });
    restore();
  });

  test('preloads the files of the map, unless the reader has hidden it', () => {
    run();
    expect(later()).toBe('modulepreload');
  });

  test('does not preload the files of a hidden map', () => {
    readerOptions.change({ showMap: false });
    run();
    expect(later()).toBe('');
  });

  test.each(['', 'null', '[1', '{"theme":"</script>","fontSize":"a","showMap":0}', '7'])(
    'ignores the stored text %j',
    (stored) => {
      localStorage.setItem('readerOptions', stored);
      run();
      expect(appearance()).toEqual({ data: {}, style: '' });
      expect(later()).toBe('modulepreload');
    },
  );
});
