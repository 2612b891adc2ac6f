import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAudit } from '../scripts/lib/audit.mjs';
import { formatLicences, isAllowedLicence, listLicences } from '../scripts/lib/licences.mjs';
import { productionFolders, readPackageLock } from '../scripts/lib/package-lock.mjs';
import {
  findDependenciesByAddress,
  findUnverifiedPackages,
  missingFromLock,
} from './support/package-lock.ts';
import { repositoryFolder } from './support/source-tree.ts';

const lock = readPackageLock();
const hash = `sha512-${'A'.repeat(86)}==`;

describe('package-lock.json', () => {
  test('contains every dependency of a locked package', () => {
    expect(missingFromLock(lock)).toEqual([]);
  });

  test('has a SHA-512 hash of every package and no package from elsewhere than a registry', () => {
    expect(findUnverifiedPackages(lock)).toEqual([]);
  });

  test('has no dependency that is declared by a URL, a folder or a repository', () => {
    expect(findDependenciesByAddress(lock)).toEqual([]);
  });
});

describe('the licences of the production packages', () => {
  const licences = listLicences(lock);

  test('are all allowed', () => {
    const names = [...licences.values()].flat();
    expect(names).toEqual(expect.arrayContaining(['fastify', 'zod', 'react', 'maplibre-gl', 'sharp']));
    expect(names).not.toContain('vitest');
    const rejected = [...licences].filter(([licence]) => !isAllowedLicence(licence));
    expect(rejected, 'decide about the licences in scripts/lib/licences.mjs').toEqual([]);
  });

  test('are listed in docs/licences.md', () => {
    const listed = readFileSync(join(repositoryFolder, 'docs/licences.md'), 'utf8');
    expect(listed === formatLicences(licences), 'run npm run licences and commit docs/licences.md').toBe(
      true,
    );
  });

  test('are those of the installed packages', () => {
    const wrong = productionFolders(lock, ['apps/server', 'apps/web']).flatMap((folder) => {
      const manifest = join(repositoryFolder, folder, 'package.json');
      // Packages of other platforms are not installed.
      if (!existsSync(manifest)) return [];
      const { license } = JSON.parse(readFileSync(manifest, 'utf8'));
      return license === lock.packages[folder]?.license ? [] : [`${folder}: ${JSON.stringify(license)}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('missingFromLock', () => {
  test('reports an optional package of another platform', () => {
    const tool = {
      dependencies: { found: '1', above: '1' },
      optionalDependencies: { 'tool-for-windows': '1' },
    };
    const packages = {
      'apps/a/node_modules/tool': tool,
      'apps/a/node_modules/tool/node_modules/found': {},
      'node_modules/above': {},
    };
    expect(missingFromLock({ packages })).toEqual(['apps/a/node_modules/tool depends on tool-for-windows']);
  });
});

describe('findUnverifiedPackages', () => {
  test.each([
    ['a package without a hash', {}],
    ['a package with a SHA-1 hash', { integrity: 'sha1-AAAA' }],
    ['a package from a repository', { integrity: hash, resolved: 'git+ssh://git@github.com/a/b.git#1' }],
    ['a package from a folder', { integrity: hash, resolved: 'file:../b' }],
    ['a package over HTTP', { integrity: hash, resolved: 'http://registry.example/b.tgz' }],
    ['a link out of the repository', { link: true, resolved: '../b' }],
  ])('reports %s', (_title, locked) => {
    expect(findUnverifiedPackages({ packages: { '': {}, 'node_modules/b': locked } })).toHaveLength(1);
  });

  test('accepts a package with a hash and a link to a workspace', () => {
    const packages = {
      'node_modules/a': { integrity: hash },
      'node_modules/b': { integrity: hash, resolved: 'https://registry.example/b.tgz' },
      'node_modules/c': { link: true, resolved: 'packages/c' },
    };
    expect(findUnverifiedPackages({ packages })).toEqual([]);
  });
});

test.each([
  ['^1.2.3 || 2.x', 0],
  ['npm:other@1.2.3', 0],
  ['npm:@scope/other@1.2.3', 0],
  ['git+https://host/a.git', 1],
  ['owner/name', 1],
  ['file:../a', 1],
  ['https://host/a.tgz', 1],
])('findDependenciesByAddress reads the version %s', (version, count) => {
  expect(findDependenciesByAddress({ packages: { '': { devDependencies: { a: version } } } })).toHaveLength(
    count,
  );
});

test('productionFolders follows workspaces and nested packages, and leaves out development packages', () => {
  const packages = {
    'apps/a': { dependencies: { '@own/b': '1', tool: '1' }, devDependencies: { linter: '1' } },
    'packages/b': { dependencies: { tool: '2' }, peerDependencies: { missing: '1' } },
    'node_modules/@own/b': { link: true, resolved: 'packages/b' },
    'node_modules/tool': { optionalDependencies: { binary: '1' } },
    'node_modules/linter': {},
    'node_modules/binary': {},
    'apps/a/node_modules/tool': {},
  };
  expect(productionFolders({ packages }, ['apps/a']).toSorted()).toEqual([
    'apps/a/node_modules/tool',
    'node_modules/binary',
    'node_modules/tool',
  ]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['GPL-3.0', false],
  ['MIT AND GPL-3.0', false],
  ['unknown', false],
])('isAllowedLicence decides about %s', (licence, isAllowed) => {
  expect(isAllowedLicence(licence)).toBe(isAllowed);
});

describe('readAudit', () => {
  test('reports findings of the severities high and critical', () => {
    const via = [{ title: 'Code injection', url: 'https://advisories.example/1' }];
    const report = {
      vulnerabilities: {
        a: { name: 'a', severity: 'critical', range: '<2', via },
        b: { name: 'b', severity: 'high', range: '*', via: ['a'] },
        c: { name: 'c', severity: 'moderate', range: '*', via },
      },
    };
    expect(readAudit(`npm warn old setting\n${JSON.stringify(report, null, 2)}\n`)).toEqual({
      findings: ['a <2 (critical): Code injection https://advisories.example/1', 'b * (high): a'],
    });
    expect(readAudit('{"vulnerabilities": {}}')).toEqual({ findings: [] });
  });

  test.each([
    [
      'npm warn audit 405\n{"message": "405 Method Not Allowed", "statusCode": 405}\nnpm error',
      '405 Method Not Allowed',
    ],
    ['{"error": {"summary": "no connection"}}', 'no connection'],
    ['npm error audit endpoint returned an error', 'no report'],
    ['', 'no report'],
  ])('is skipped when the registry has no audits: %s', (output, skipped) => {
    expect(readAudit(output)).toEqual({ skipped, findings: [] });
  });
});
