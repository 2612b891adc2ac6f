import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');

/**
 * Commands that need a real system or take minutes, by name. Each call is also appended to the file `calls`. The service is
 * ready while it is started and its release has no file `never-ready`.
 */
const commands: Readonly<Record<string, string>> = {
  'apt-get': '',
  useradd: '',
  chown: '',
  createuser: '',
  createdb: '',
  psql: '',
  journalctl: '',
  id: '[ "$1" = -u ] && echo 0 || exit 1',
  install: `
    arguments=()
    while [ $# -gt 0 ]; do case $1 in -o | -g) shift 2 ;; *) arguments+=("$1"); shift ;; esac; done
    exec /usr/bin/install "\${arguments[@]}"`,
  runuser: 'shift 3; exec "$@"',
  npm: '[ ! -e broken-build ] && touch built',
  systemctl: `
    case $1 in
      start | restart) touch "$MACHINE/started" ;;
      stop) rm -f "$MACHINE/started" ;;
      is-active) [ -e "$MACHINE/started" ] && [ ! -e "$DEPLOY_PREFIX/opt/cae-map/current/never-ready" ] ;;
      is-failed) [ -e "$DEPLOY_PREFIX/opt/cae-map/current/never-ready" ] ;;
    esac`,
  // Another process responds at the address of the service.
  curl: 'true',
};

export interface Run {
  readonly exitCode: number | null;
  readonly output: string;
}

/** A machine with Debian in a temporary folder: the scripts of `deploy/debian` run, the commands of the system are replaced. */
export class DebianMachine {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'cae-map-machine-'));

  constructor() {
    for (const folder of ['bin', 'root/etc/caddy', 'root/var/lib', 'root/opt'])
      mkdirSync(path.join(this.#folder, folder), { recursive: true });
    for (const [name, body] of Object.entries(commands)) {
      const file = path.join(this.#folder, 'bin', name);
      writeFileSync(file, `#!/bin/bash\necho "${name} $*" >>"$MACHINE/calls"\n${body}\n`);
      chmodSync(file, 0o755);
    }
  }

  /**
   * Writes the sources of a release: its version, the real scripts, and commands that copy the records to and from a backup.
   * @param extraFiles names of empty files, such as `never-ready` and `broken-build`
   * @returns the folder of the sources
   */
  sources(version: string, extraFiles: readonly string[] = []): string {
    const folder = path.join(this.#folder, `sources-${version}`);
    cpSync(path.join(repository, 'deploy'), path.join(folder, 'deploy'), { recursive: true });
    mkdirSync(path.join(folder, 'scripts/lib'), { recursive: true });
    cpSync(
      path.join(repository, 'scripts/lib/node-version.mjs'),
      path.join(folder, 'scripts/lib/node-version.mjs'),
    );
    writeFileSync(path.join(folder, 'package.json'), `{\n  "version": "${version}"\n}\n`);
    const copy = (from: string, to: string): string =>
      `import { copyFileSync } from 'node:fs';\nconst records = process.env.DATA_DIR + '/records';\ncopyFileSync(${from}, ${to});\n`;
    writeFileSync(path.join(folder, 'scripts/backup.mjs'), copy('records', 'process.argv[2]'));
    writeFileSync(path.join(folder, 'scripts/restore.mjs'), copy('process.argv[2]', 'records'));
    for (const file of extraFiles) writeFileSync(path.join(folder, file), '');
    return folder;
  }

  /** Runs a script of `deploy/debian` of these sources. */
  run(script: string, sources: string, ...scriptArguments: readonly string[]): Run {
    return this.#spawn([path.join(sources, 'deploy/debian', script), ...scriptArguments]);
  }

  /** Runs a script while another process holds the lock of the scripts. */
  runLocked(script: string, sources: string): Run {
    return this.#spawn([
      'flock',
      this.#rooted('run/cae-map-deploy.lock'),
      path.join(sources, 'deploy/debian', script),
    ]);
  }

  #spawn([command = '', ...commandArguments]: readonly string[]): Run {
    const { status, stdout, stderr } = spawnSync(command, commandArguments, {
      encoding: 'utf8',
      env: {
        PATH: `${path.join(this.#folder, 'bin')}:${path.dirname(process.execPath)}:/usr/bin:/bin`,
        MACHINE: this.#folder,
        DEPLOY_PREFIX: path.join(this.#folder, 'root'),
        DEPLOY_READY_SECONDS: '2',
      },
    });
    return { exitCode: status, output: stdout + stderr };
  }

  /** The version of the release that `current` points to. */
  get currentVersion(): string {
    const release = path.basename(readlinkSync(this.#rooted('opt/cae-map/current')));
    return release.slice(0, release.indexOf('-'));
  }

  get isStarted(): boolean {
    return existsSync(path.join(this.#folder, 'started'));
  }

  /** The calls of replaced commands since the last read, one per line. */
  takeCalls(): string {
    const file = path.join(this.#folder, 'calls');
    const calls = existsSync(file) ? readFileSync(file, 'utf8') : '';
    rmSync(file, { force: true });
    return calls;
  }

  read(file: string): string {
    return readFileSync(this.#rooted(file), 'utf8');
  }

  write(file: string, content: string): void {
    writeFileSync(this.#rooted(file), content);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #rooted(file: string): string {
    return path.join(this.#folder, 'root', file);
  }
}
