// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { contrast } from '../../testing/map/contrast.ts';
import { isDark, onThemeChange, setTheme } from './theme.ts';

const css = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');

/** The colours of a rule of the tokens. */
function coloursOf(selector: string): Record<string, string> {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

afterEach(() => setTheme('system'));

test('the dark theme has the colours of the dark scheme', () => {
  const scheme = coloursOf(':root:not([data-theme])');
  expect(Object.keys(scheme).length).toBeGreaterThan(20);
  expect(coloursOf(":root[data-theme='dark']")).toEqual(scheme);
});

test.each(['--ink', '--ink-reading', '--muted', '--accent-ink'])(
  'the sepia theme has a contrast of at least 4.5 between %s and each background',
  (name) => {
    const sepia = coloursOf(":root[data-theme='sepia']");
    for (const ground of ['--page', '--paper', '--paper-raised', '--tint'])
      expect(contrast(sepia[name] ?? '', sepia[ground] ?? ''), ground).toBeGreaterThanOrEqual(4.5);
  },
);

test('setTheme replaces the preference of the system and notifies the map', () => {
  const listener = vi.fn();
  const stop = onThemeChange(listener);
  setTheme('dark');
  expect([isDark(), document.documentElement.dataset['theme'], listener.mock.calls.length]).toEqual([
    true,
    'dark',
    1,
  ]);
  stop();
  setTheme('sepia');
  expect([isDark(), listener.mock.calls.length]).toEqual([false, 1]);
  setTheme('system');
  expect([isDark(), document.documentElement.dataset['theme']]).toEqual([false, undefined]);
});
