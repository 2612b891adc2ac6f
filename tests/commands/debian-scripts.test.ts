import { afterEach, beforeEach, expect, test } from 'vitest';
import { DebianMachine } from '../support/debian-machine.ts';

const settingsFile = 'etc/cae-map/settings.env';
const records = 'var/lib/cae-map/records';

let machine: DebianMachine;
beforeEach(() => {
  machine = new DebianMachine();
});
afterEach(() => machine.remove());

/** Installs version 1.0.0 with its records. */
function install(): string {
  const sources = machine.sources('1.0.0');
  expect(machine.run('install.sh', sources, '--domain', 'map.example.org')).toMatchObject({ exitCode: 0 });
  machine.write(records, 'records of 1.0.0');
  machine.takeCalls();
  return sources;
}

test('install.sh creates the database, the settings and the release before the service starts, and the proxy after', () => {
  const { exitCode, output } = machine.run(
    'install.sh',
    machine.sources('1.0.0'),
    '--domain',
    'map.example.org',
  );

  expect(exitCode, output).toBe(0);
  expect(machine.currentVersion).toBe('1.0.0');
  expect(machine.read(settingsFile)).toContain('\nPUBLIC_URL=https://map.example.org\n');
  expect(machine.read('etc/caddy/Caddyfile')).toMatch(/^map\.example\.org \{$/m);
  const calls = machine.takeCalls().split('\n');
  const order = [
    'apt-get install',
    'useradd',
    'createdb',
    'npm run',
    'systemctl restart cae-map',
    'systemctl reload-or-restart caddy',
  ];
  const positions = order.map((command) => calls.findIndex((call) => call.startsWith(command)));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
});

test('install.sh keeps the settings when it is repeated', () => {
  const sources = install();
  machine.write(settingsFile, 'DATA_DIR=/elsewhere\n');

  expect(machine.run('install.sh', sources).exitCode).toBe(0);
  expect(machine.read(settingsFile)).toBe('DATA_DIR=/elsewhere\n');
});

test.each(['map', 'map.example.org/path', 'a b.example', '-map.example.org'])(
  'install.sh refuses the host name %j and changes nothing',
  (domain) => {
    const { exitCode, output } = machine.run('install.sh', machine.sources('1.0.0'), '--domain', domain);

    expect(exitCode).toBe(1);
    expect(output).toContain(`'${domain}' is no host name: write it as map.example.org.`);
    expect(machine.takeCalls()).not.toContain('apt-get');
  },
);

test('upgrade.sh switches to a ready release, and keeps its backup and the release before', () => {
  install();
  const { exitCode, output } = machine.run('upgrade.sh', machine.sources('1.1.0'));

  expect(exitCode, output).toBe(0);
  expect(machine.currentVersion).toBe('1.1.0');
  expect(machine.isStarted).toBe(true);
  const backup = machine.read('etc/cae-map/last-upgrade-backup').trim();
  expect(machine.read(backup.slice(backup.indexOf('var/')))).toBe('records of 1.0.0');
});

test('upgrade.sh leaves the running release and its service unchanged when the build fails', () => {
  install();
  const { exitCode, output } = machine.run('upgrade.sh', machine.sources('1.1.0', ['broken-build']));

  expect(exitCode).toBe(1);
  expect(output).toContain('the running release is unchanged');
  expect(machine.currentVersion).toBe('1.0.0');
  expect(machine.isStarted).toBe(true);
  expect(machine.takeCalls()).not.toContain('systemctl stop');
});

test('upgrade.sh starts the running release again when the backup fails', () => {
  install();
  const sources = machine.sources('1.1.0');
  machine.write('opt/cae-map/current/scripts/backup.mjs', 'process.exitCode = 1;');

  const { exitCode, output } = machine.run('upgrade.sh', sources);

  expect(exitCode).toBe(1);
  expect(output).toContain('the backup failed; the running release is unchanged');
  expect(machine.currentVersion).toBe('1.0.0');
  expect(machine.isStarted).toBe(true);
});

test('upgrade.sh returns to the previous release with the records of the backup when the new release does not become ready', () => {
  install();
  const sources = machine.sources('1.1.0', ['never-ready']);
  // A migration of the new release, which the previous one could not read.
  machine.write('opt/cae-map/current/scripts/backup.mjs', backupThatIsFollowedByAMigration);

  const { exitCode, output } = machine.run('upgrade.sh', sources);

  expect(exitCode).toBe(1);
  expect(output).toContain('The new release did not become ready; returning to 1.0.0');
  expect(machine.currentVersion).toBe('1.0.0');
  expect(machine.read(records)).toBe('records of 1.0.0');
  expect(machine.isStarted).toBe(true);
});

const backupThatIsFollowedByAMigration = `
import { copyFileSync, writeFileSync } from 'node:fs';
const records = process.env.DATA_DIR + '/records';
copyFileSync(records, process.argv[2]);
writeFileSync(records, 'records of 1.1.0');
`;

test('rollback.sh returns to the previous release and keeps the records', () => {
  install();
  const sources = machine.sources('1.1.0');
  machine.run('upgrade.sh', sources);
  machine.write(records, 'written after the upgrade');

  const { exitCode, output } = machine.run('rollback.sh', sources);

  expect(exitCode, output).toBe(0);
  expect(machine.currentVersion).toBe('1.0.0');
  expect(machine.read(records)).toBe('written after the upgrade');
});

test('rollback.sh --with-records restores the backup of the upgrade', () => {
  install();
  const sources = machine.sources('1.1.0');
  machine.run('upgrade.sh', sources);
  machine.write(records, 'written after the upgrade');

  expect(machine.run('rollback.sh', sources, '--with-records')).toMatchObject({ exitCode: 0 });
  expect(machine.read(records)).toBe('records of 1.0.0');
});

test.each(['upgrade.sh', 'rollback.sh', 'run.sh'])(
  '%s names install.sh when nothing is installed',
  (script) => {
    const { exitCode, output } = machine.run(
      script,
      machine.sources('1.0.0'),
      ...(script === 'run.sh' ? ['user'] : []),
    );

    expect(exitCode).toBe(1);
    expect(output).toContain('CAE Map is not installed here: run deploy/debian/install.sh first.');
  },
);

test('upgrade.sh changes nothing while another script holds the lock', () => {
  install();
  const { exitCode, output } = machine.runLocked('upgrade.sh', machine.sources('1.1.0'));

  expect(exitCode).toBe(1);
  expect(output).toContain('an installation, upgrade or rollback is running');
  expect(machine.currentVersion).toBe('1.0.0');
});

test('run.sh refuses a command that does not exist', () => {
  const sources = install();

  expect(machine.run('run.sh', sources, 'bakup')).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining("there is no command 'bakup'"),
  });
});
