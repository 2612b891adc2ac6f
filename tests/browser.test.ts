import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findChromium, findTestBrowser } from '../scripts/set-up/browser.mjs';

beforeEach(() => void vi.stubEnv('CHROMIUM_PATH', ''));
afterEach(() => vi.unstubAllEnvs());

/** Creates a folder with executables and sets `PATH` to it. @returns the folder */
function stubPath(programs: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'cae-map-path-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const program of programs) writeFileSync(join(folder, program), '', { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  return folder;
}

test('the tests prefer the headless shell, the bench a full browser', async () => {
  const folder = stubPath(['chromium', 'chromium-headless-shell']);
  expect(await findTestBrowser()).toBe(join(folder, 'chromium-headless-shell'));
  expect(await findChromium()).toBe(join(folder, 'chromium'));
});

test.each(['chromium', 'chromium-headless-shell'])(
  'the tests and the bench use %s when no other browser is on the path',
  async (program) => {
    const folder = stubPath([program]);
    expect(await findTestBrowser()).toBe(join(folder, program));
    expect(await findChromium()).toBe(join(folder, program));
  },
);

test('CHROMIUM_PATH has precedence over the browsers on the path', async () => {
  stubPath(['chromium', 'chromium-headless-shell']);
  vi.stubEnv('CHROMIUM_PATH', '/somewhere/chromium');
  expect(await findTestBrowser()).toBe('/somewhere/chromium');
  expect(await findChromium()).toBe('/somewhere/chromium');
});
