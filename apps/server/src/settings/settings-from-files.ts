import { readFileSync } from 'node:fs';

type Variables = Readonly<Record<string, string | undefined>>;

/** The suffix of a variable that names a file with the value, as the images of PostgreSQL and others use it. */
const suffix = '_FILE';

/** The maximum length of the value in such a file, in characters. */
const maxLength = 64_000;

/**
 * Replaces `NAME_FILE` by `NAME` with the content of that file for every setting, so that secrets which a container or
 * systemd mounts as files are not in the environment. Blanks and line breaks around the value are not part of it.
 * @param names the names of all settings
 * @returns the variables with those of the files, and one line for each file that cannot be used; no line contains a value
 */
export function readSettingsFromFiles(
  variables: Variables,
  names: readonly string[],
): { readonly variables: Variables; readonly problems: readonly string[] } {
  const read: Record<string, string | undefined> = { ...variables };
  const problems: string[] = [];
  for (const name of names) {
    const file = variables[name + suffix];
    if (file === undefined) continue;
    delete read[name + suffix];
    const result =
      variables[name] === undefined ? readValue(file) : { problem: `must not be set together with ${name}` };
    if ('value' in result) read[name] = result.value;
    else
      problems.push(
        `The setting ${name}${suffix} is wrong: ${result.problem}. Example: ${name}${suffix}=/run/secrets/${fileName(name)}`,
      );
  }
  return { variables: read, problems };
}

function readValue(file: string): { readonly value: string } | { readonly problem: string } {
  try {
    const value = readFileSync(file, 'utf8').trim();
    if (value !== '' && value.length <= maxLength) return { value };
    return { problem: `must be a file that contains the value and nothing else` };
  } catch (error) {
    return { problem: `must be a file that can be read (${String(Reflect.get(Object(error), 'code'))})` };
  }
}

const fileName = (name: string): string => name.toLowerCase().replaceAll('_', '-');
