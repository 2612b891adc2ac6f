// @vitest-environment jsdom
import { specifiedOptions } from '@cae-map/contract/testing/specification';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { logWarning } from '../log.ts';
import { initialOptions, readOptions } from './app-options.ts';
import { changeOptions, optionsStore, restoreOptions } from './options-store.ts';

vi.mock('../log.ts');

beforeEach(() => {
  localStorage.clear();
  optionsStore.setState(initialOptions, true);
});
afterEach(() => void vi.mocked(logWarning).mockClear());

test('the options use exactly the keys of the specification, in the page and in what is kept [ENT-4]', () => {
  const keys = specifiedOptions.toSorted();
  expect(Object.keys(initialOptions).toSorted()).toEqual(keys);
  expect(Object.keys(initialOptions.showExp)).toEqual(['precae', 'indiancae', 'cae', 'manchuriaexp']);
  changeOptions({ showPath: false });
  const kept: unknown = JSON.parse(localStorage.getItem('appOptions') ?? 'null');
  expect(Object.keys(kept ?? {}).toSorted()).toEqual(keys);
  expect(Object.keys(Reflect.get(Object(kept), 'showExp'))).toEqual(Object.keys(initialOptions.showExp));
});

describe('options that were kept', () => {
  test('come back', () => {
    changeOptions({ showMarkers: false, showExp: { ...initialOptions.showExp, cae: false } });
    changeOptions({ mapLanguage: 'cn' });
    const kept = optionsStore.getState();
    optionsStore.setState(initialOptions, true);
    restoreOptions();
    expect(optionsStore.getState()).toEqual(kept);
    expect(kept).toMatchObject({
      showMarkers: false,
      mapLanguage: 'cn',
      showExp: { cae: false, precae: true },
    });
  });

  test('and cannot be read give way to those of a first visit, one by one', () => {
    const read = readOptions({
      showMarkers: 'no',
      showPath: false,
      showExp: { cae: false, precae: 7, unknown: true },
      pathGroupBy: 'colour',
      mapLanguage: 'de',
      other: 1,
    });
    expect(read).toEqual({
      ...initialOptions,
      showPath: false,
      showExp: { ...initialOptions.showExp, cae: false },
    });
    for (const kept of [null, [], 'text', { showExp: null }])
      expect(readOptions(kept)).toEqual(initialOptions);
  });

  test('and are no JSON are told of and left', () => {
    localStorage.setItem('appOptions', '{broken');
    restoreOptions();
    expect(optionsStore.getState()).toEqual(initialOptions);
    expect(logWarning).toHaveBeenCalledOnce();
  });
});
