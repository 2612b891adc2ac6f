import { readFileSync } from 'node:fs';
import { describeProblem } from '@cae-map/open-data/verify/describe-problem';
import { verifyArchive } from '@cae-map/open-data/verify/verify-archive';
import { describeCommandFailure } from '../lib/failure-text.ts';
import { findCommandLanguage } from './command-language.ts';
import { readFileArguments, resolveUserPath } from './file-arguments.ts';

/*
 * `npm run verify-data -- FILE.zip [--key PUBLIC-KEY.pem]` verifies an archive of the open data: its sums, their signature, and its tables
 * against the dictionary. It needs neither settings nor a database.
 */

const usage = 'Usage: npm run verify-data -- FILE.zip [--key PUBLIC-KEY.pem]';

/** The problems that are printed; a file of another kind would have thousands. */
const mostLines = 100;

const texts = {
  ru: {
    more: (count: number) => `… и ещё ${count}.`,
    failed: (count: number) => `Проверка не пройдена, замечаний: ${count}.`,
    passed: (files: number) => `Проверено файлов: ${files}. Суммы, подпись и таблицы в порядке.`,
    signer: (key: string) => `Ключ подписи: ${key}`,
    compareKey:
      'Ключ взят из самого архива: сверьте отпечаток с опубликованным на странице /data или назовите ключ через --key.',
  },
  en: {
    more: (count: number) => `… and ${count} more.`,
    failed: (count: number) => `The archive is not verified; problems: ${count}.`,
    passed: (files: number) => `Files verified: ${files}. The sums, the signature and the tables are right.`,
    signer: (key: string) => `Key of the signature: ${key}`,
    compareKey:
      'The key is that of the archive itself: compare the fingerprint with the one on the page /data, or name the key by --key.',
  },
} as const;

function main(programArguments: readonly string[]): void {
  const keyAt = programArguments.indexOf('--key');
  const keyFile = keyAt === -1 ? null : programArguments[keyAt + 1];
  const parsed = readFileArguments(
    keyAt === -1 ? programArguments : programArguments.toSpliced(keyAt, 2),
    [],
  );
  if (parsed === undefined || keyFile === undefined) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  try {
    print(
      verifyArchive(
        readFileSync(parsed.file),
        keyFile === null ? null : readFileSync(resolveUserPath(keyFile), 'utf8'),
      ),
      keyFile,
    );
  } catch (error) {
    console.error(describeCommandFailure(error));
    process.exitCode = 1;
  }
}

function print({ problems, files, signer }: ReturnType<typeof verifyArchive>, keyFile: string | null): void {
  const language = findCommandLanguage(process.env);
  const { more, failed, passed, signer: describeSigner, compareKey } = texts[language];
  for (const problem of problems.slice(0, mostLines)) console.log(describeProblem(problem, language));
  if (problems.length > mostLines) console.log(more(problems.length - mostLines));
  console.log(problems.length === 0 ? passed(files) : failed(problems.length));
  if (signer !== null) console.log(describeSigner(signer));
  if (signer !== null && keyFile === null) console.log(compareKey);
  if (problems.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2));
