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

test('the options and their stored copy have exactly the keys of the specification [ENT-4]', () => {
  const keys = specifiedOptions.toSorted();
  expect(Object.keys(appOptions.initial).toSorted()).toEqual(keys);
  expect(Object.keys(appOptions.initial.showExp)).toEqual(['precae', 'indiancae', 'cae', 'manchuriaexp']);
  changeOptions({ showPath: false });
  const stored: unknown = JSON.parse(localStorage.getItem('appOptions') ?? 'null');
  expect(Object.keys(stored ?? {}).toSorted()).toEqual(keys);
  expect(Object.keys(Reflect.get(Object(stored), 'showExp'))).toEqual(
    Object.keys(appOptions.initial.showExp),
  );
});

describe('appOptions', () => {
  test('are restored from local storage', () => {
    changeOptions({ showMarkers: false, showExp: { ...appOptions.initial.showExp, cae: false } });
    changeOptions({ mapLanguage: 'cn' });
    const changed = appOptions.store.getState();
    appOptions.store.setState(appOptions.initial, true);
    appOptions.restore();
    expect(appOptions.store.getState()).toEqual(changed);
    expect(changed).toMatchObject({
      showMarkers: false,
      mapLanguage: 'cn',
      showExp: { cae: false, precae: true },
    });
  });

  test('have the initial value for each invalid stored value', () => {
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
    for (const stored of [null, [], 'text', { showExp: null }])
      expect(appOptions.read(stored)).toEqual(appOptions.initial);
  });

  test('have the initial values if the stored text is not JSON', () => {
    localStorage.setItem('appOptions', '{broken');
    appOptions.restore();
    expect(appOptions.store.getState()).toEqual(appOptions.initial);
    expect(logWarning).toHaveBeenCalledOnce();
  });
});
