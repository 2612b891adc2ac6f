import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from '../scripts/set-up/find-program.mjs';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The settings of the product: the first column of the table in the guide of operators. */
const documentedSettings = Array.from(
  read('docs/operating.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm),
  ([, name]) => name,
);

const isSetting = (name: string): boolean => documentedSettings.includes(name.replace(/_FILE$/, ''));

test('every variable that compose.yaml passes to the map is a setting', () => {
  const [, environment = ''] =
    /^ {2}map:[\s\S]*?^ {4}environment:\n((?: {6}.*\n)+)/m.exec(read('deploy/docker/compose.yaml')) ?? [];
  const names = Array.from(environment.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm), ([, name = '']) => name);

  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !isSetting(name))).toEqual([]);
});

test('every variable that install.sh writes is a setting', () => {
  const names = Array.from(
    read('deploy/debian/install.sh').matchAll(/^ +say "([A-Z_]+)=/gm),
    ([, name = '']) => name,
  );

  expect(names).toContain('DATABASE_URL');
  expect(names.filter((name) => !isSetting(name))).toEqual([]);
});

test('every file that the Dockerfile copies from the sources exists', () => {
  const copied = Array.from(
    read('deploy/docker/Dockerfile').matchAll(/^COPY (?!--from)(.*) \S+$/gm),
    ([, files = '']) => files.split(' '),
  ).flat();

  expect(copied.length).toBeGreaterThan(3);
  expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('the secrets of compose.yaml are those that prepare.sh writes, and Git ignores them', () => {
  const mounted = Array.from(
    read('deploy/docker/compose.yaml').matchAll(/^ {4}file: secrets\/(.*)$/gm),
    ([, name]) => name,
  );
  const written = Array.from(
    read('deploy/docker/prepare.sh').matchAll(/>"?secrets\/([a-z-]+)"?$|^secret ([a-z-]+) /gm),
    ([, url, random]) => url ?? random,
  );

  expect(new Set(written)).toEqual(new Set(mounted));
  expect(read('.gitignore')).toContain('\n/deploy/docker/secrets/\n');
});

test.each(['common.sh', 'install.sh', 'upgrade.sh', 'rollback.sh', 'run.sh'])(
  'deploy/debian/%s is valid for Bash',
  (script) => {
    expect(
      spawnSync('bash', ['-n', path.join(root, 'deploy/debian', script)], { encoding: 'utf8' }),
    ).toMatchObject({ status: 0, stderr: '' });
  },
);

test('systemd accepts the unit of the service', ({ skip }) => {
  const program = findProgram(['systemd-analyze']);
  skip(program === undefined, 'systemd-analyze is not installed');
  const { status, stderr } = spawnSync(
    program ?? '',
    ['verify', path.join(root, 'deploy/debian/cae-map.service')],
    { encoding: 'utf8' },
  );

  expect({
    status,
    complaints: stderr.split('\n').filter((line) => line.includes('cae-map.service')),
  }).toEqual({ status: 0, complaints: [] });
});

test('the commands of npm that the deployment calls exist', () => {
  const files = ['deploy/debian/common.sh', 'deploy/docker/Dockerfile'].map(read).join('\n');
  const called = Array.from(files.matchAll(/npm run ([a-z-]+)/g), ([, name = '']) => name);

  expect(called).toContain('build');
  expect(Object.keys(JSON.parse(read('package.json')).scripts)).toEqual(expect.arrayContaining(called));
});
