import path from 'node:path';
import { parseArgs } from 'node:util';

/** The arguments of a command about one file or folder. */
export interface FileArguments<Flag extends string> {
  /** An absolute path. */
  readonly file: string;
  readonly flags: ReadonlySet<Flag>;
}

/** Reads one path and flags; undefined if the arguments are others. Relative paths are relative to the current folder of the user. */
export function readFileArguments<Flag extends string>(
  programArguments: readonly string[],
  flags: readonly Flag[],
): FileArguments<Flag> | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...programArguments],
      allowPositionals: true,
      options: Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }])),
    });
    const [file, ...others] = positionals;
    if (file === undefined || file === '' || others.length > 0) return undefined;
    return {
      file: resolveUserPath(file),
      flags: new Set(flags.filter((flag) => values[flag] === true)),
    };
  } catch {
    return undefined;
  }
}

/** The absolute path of a file that the user has named: npm runs scripts in the folder of the package and has that of the user in INIT_CWD. */
export function resolveUserPath(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}
