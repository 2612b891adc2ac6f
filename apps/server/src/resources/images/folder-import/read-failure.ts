/** The character that stands for bytes of a name that are no UTF-8. */
const replacementCharacter = '\uFFFD';

/** Why a file or folder cannot be read, as a sentence. */
export function describeReadFailure(name: string, error: unknown): string {
  const code = readErrorCode(error) ?? String(error);
  return code === 'ENOENT' && name.includes(replacementCharacter)
    ? 'Its name is not valid UTF-8: rename it.'
    : `It cannot be read (${code}).`;
}

/** The calls of the system that read. The errors of others, such as a connection to the database, have codes as well. */
const readingCalls: readonly unknown[] = ['open', 'read', 'stat', 'scandir'];

/** The code of an error of reading a file or folder, such as `EACCES`; undefined for other errors. */
export function readErrorCode(error: unknown): string | undefined {
  const { code, syscall } = Object(error) as { readonly code?: unknown; readonly syscall?: unknown };
  return typeof code === 'string' && readingCalls.includes(syscall) ? code : undefined;
}
