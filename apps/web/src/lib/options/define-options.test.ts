// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logWarning } from '../log.ts';
import { defineOptions } from './define-options.ts';
import { booleanOption, enumOption } from './option-rules.ts';

vi.mock('../log.ts');

const options = defineOptions<{ readonly size: number; readonly isOn: boolean }>('journeyOptions', {
  size: enumOption([1, 2, 3], 1),
  isOn: booleanOption(true),
});

beforeEach(() => {
  localStorage.clear();
  options.store.setState(options.initial, true);
});
afterEach(() => void vi.mocked(logWarning).mockClear());

test('a change is stored with the options that stay the same', () => {
  options.change({ size: 3 });
  expect(localStorage.getItem('journeyOptions')).toBe('{"size":3,"isOn":true}');
});

test('read returns the initial options for a value that is not a record', () => {
  for (const stored of [null, [], 'text', 2, {}]) expect(options.read(stored)).toEqual(options.initial);
});

test('a stored text that is not JSON is logged, and the initial options stay', () => {
  localStorage.setItem('journeyOptions', '{broken');
  options.restore();
  expect(options.store.getState()).toEqual(options.initial);
  expect(logWarning).toHaveBeenCalledOnce();
});

test('change updates the store if local storage is full', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  options.change({ size: 2 });
  expect(options.store.getState().size).toBe(2);
  expect(setItem).toHaveBeenCalled();
  setItem.mockRestore();
});
