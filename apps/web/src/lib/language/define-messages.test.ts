import { describe, expect, test, vi } from 'vitest';
import { defineMessages, resetFailedMessages } from './define-messages.ts';

const failure = new Error('offline');

function failingOnce() {
  return vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure).mockResolvedValue('text');
}

test('only the requested language is loaded', async () => {
  const ru = vi.fn(async () => 'текст');
  const en = vi.fn(async () => 'text');
  const bundle = defineMessages({ ru, en });
  await bundle.load('en');
  expect(bundle.read('en')).toBe('text');
  expect(bundle.isLoaded('ru')).toBe(false);
  expect(ru).not.toHaveBeenCalled();
});

test('a language is loaded once', async () => {
  const en = vi.fn(async () => 'text');
  const bundle = defineMessages({ ru: en, en });
  await Promise.all([bundle.load('en'), bundle.load('en')]);
  await bundle.load('en');
  expect(en).toHaveBeenCalledTimes(1);
});

test('reading suspends while the messages are loading', () => {
  const bundle = defineMessages({ ru: async () => 'текст', en: async () => 'text' });
  expect(() => bundle.read('en')).toThrow(expect.any(Promise));
});

describe('after a failed load', () => {
  test('loading again retries', async () => {
    const en = failingOnce();
    const bundle = defineMessages({ ru: en, en });
    await expect(bundle.load('en')).rejects.toBe(failure);
    await expect(bundle.load('en')).resolves.toBe('text');
  });

  test('reading throws the error without a further request', async () => {
    const en = failingOnce();
    const bundle = defineMessages({ ru: en, en });
    await expect(bundle.load('en')).rejects.toBe(failure);
    expect(() => bundle.read('en')).toThrow(failure);
    expect(() => bundle.read('en')).toThrow(failure);
    expect(en).toHaveBeenCalledTimes(1);
  });

  test('a reset makes reading load again', async () => {
    const en = failingOnce();
    const bundle = defineMessages({ ru: en, en });
    await expect(bundle.load('en')).rejects.toBe(failure);
    resetFailedMessages();
    expect(() => bundle.read('en')).toThrow(expect.any(Promise));
    await vi.waitFor(() => expect(bundle.read('en')).toBe('text'));
  });
});
