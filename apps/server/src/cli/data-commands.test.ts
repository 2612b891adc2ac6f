import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicKeyPem } from '@cae-map/open-data/archive/sign-sums';
import { sampleArchive, sampleKey } from '@cae-map/open-data/testing/archives';
import { expect, test } from 'vitest';
import { runCli } from '../testing/programs/run-cli.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

function writeArchives(): {
  readonly old: string;
  readonly current: string;
  readonly key: string;
  readonly damaged: string;
} {
  const folder = temporaryFolder();
  const files = {
    old: path.join(folder, 'old.zip'),
    current: path.join(folder, 'new.zip'),
    damaged: path.join(folder, 'damaged.zip'),
    key: path.join(folder, 'key.pem'),
  };
  writeFileSync(files.old, sampleArchive());
  writeFileSync(files.current, sampleArchive({ works: [], citations: [], people: [] }));
  writeFileSync(files.damaged, readFileSync(files.old).subarray(0, 500));
  writeFileSync(files.key, publicKeyPem(sampleKey));
  return files;
}

test('npm run verify-data reports a whole archive with the fingerprint of its key', async () => {
  const { old, key } = writeArchives();
  const { code, output } = await runCli('verify-data', [old, '--key', key], {});
  expect(code).toBe(0);
  expect(output).toMatch(
    /^Files verified: \d+\. The sums, the signature and the tables are right\.\nKey of the signature: [0-9a-f ]{71}\n$/,
  );
  expect((await runCli('verify-data', [old], {})).output).toContain('The key is that of the archive itself');
});

test('npm run verify-data reports a damaged archive in sentences, in the language of the environment', async () => {
  const { damaged } = writeArchives();
  const russian = await runCli('verify-data', [damaged], { LANG: 'ru_RU.UTF-8' });
  expect(russian).toEqual({
    code: 1,
    output: 'Файл не читается как архив ZIP: скачайте его ещё раз.\nПроверка не пройдена, замечаний: 1.\n',
  });
});

test('npm run data-changes prints the changes between two archives as Markdown', async () => {
  const { old, current } = writeArchives();
  const { code, output } = await runCli('data-changes', [old, current], {});
  expect(code).toBe(0);
  expect(output).toMatch(/^# What changed in the open data/);
  expect(output).toContain('### Removed: 1\n\n- Altai-Himalaya (work_id altai-himalaya)');
});

test.each([
  ['verify-data', []],
  ['verify-data', ['a.zip', '--key']],
  ['data-changes', ['a.zip']],
  ['kiwix', []],
] as const)('npm run %s -- %j prints the usage', async (name, programArguments) => {
  const { code, output } = await runCli(name, programArguments, {});
  expect(code).toBe(1);
  expect(output).toMatch(/^Usage: npm run /);
});
