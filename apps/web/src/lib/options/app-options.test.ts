// @vitest-environment jsdom
import { specifiedOptions } from '@cae-map/contract/testing/specification';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { logWarning } from '../log.ts';
import { appOptions } from './app-options.ts';
import { changeOptions } from './options-store.ts';

vi.mock('../log.ts');

beforeEach(() => {
  localStorage.clear();
  appOptions.store.setState(appOptions.initial, true);
});
afterEach(() => void vi.mocked(logWarning).mockClear());

test('the options use exactly the keys of the specification, in the page and in what is kept [ENT-4]', () => {
  const keys = specifiedOptions.toSorted();
  expect(Object.keys(appOptions.initial).toSorted()).toEqual(keys);
  expect(Object.keys(appOptions.initial.showExp)).toEqual(['precae', 'indiancae', 'cae', 'manchuriaexp']);
  changeOptions({ showPath: false });
  const kept: unknown = JSON.parse(localStorage.getItem('appOptions') ?? 'null');
  expect(Object.keys(kept ?? {}).toSorted()).toEqual(keys);
  expect(Object.keys(Reflect.get(Object(kept), 'showExp'))).toEqual(Object.keys(appOptions.initial.showExp));
});

describe('options that were kept', () => {
  test('come back', () => {
    changeOptions({ showMarkers: false, showExp: { ...appOptions.initial.showExp, cae: false } });
    changeOptions({ mapLanguage: 'cn' });
    const kept = appOptions.store.getState();
    appOptions.store.setState(appOptions.initial, true);
    appOptions.restore();
    expect(appOptions.store.getState()).toEqual(kept);
    expect(kept).toMatchObject({
      showMarkers: false,
      mapLanguage: 'cn',
      showExp: { cae: false, precae: true },
    });
  });

  test('and cannot be read give way to those of a first visit, one by one', () => {
    const read = appOptions.read({
      showMarkers: 'no',
      showPath: false,
      showExp: { cae: false, precae: 7, unknown: true },
      pathGroupBy: 'colour',
      mapLanguage: 'de',
      other: 1,
    });
    expect(read).toEqual({
      ...appOptions.initial,
      showPath: false,
      showExp: { ...appOptions.initial.showExp, cae: false },
    });
    for (const kept of [null, [], 'text', { showExp: null }])
      expect(appOptions.read(kept)).toEqual(appOptions.initial);
  });

  test('and are no JSON are told of and left', () => {
    localStorage.setItem('appOptions', '{broken');
    appOptions.restore();
    expect(appOptions.store.getState()).toEqual(appOptions.initial);
    expect(logWarning).toHaveBeenCalledOnce();
  });
});
