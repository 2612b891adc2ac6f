import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Where a password is read from, and where the questions are printed. */
export interface PasswordStreams {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WritableStream;
}

export interface ChosenPassword {
  readonly password: string;
  /** A generated password is printed once. */
  readonly isGenerated: boolean;
}

/**
 * Reads a password: from the standard input, from a terminal without echo, or generates one where nobody can be asked.
 * @param isPiped whether the standard input is the password
 * @throws {Error} when the two entries differ
 */
export async function choosePassword(
  { input, output }: PasswordStreams,
  isPiped: boolean,
): Promise<ChosenPassword> {
  if (isPiped) return { password: (await text(input)).replace(/\r?\n$/, ''), isGenerated: false };
  // 120 random bits.
  if (!input.isTTY) return { password: randomBytes(15).toString('base64url'), isGenerated: true };
  const password = await ask({ input, output }, 'Password: ');
  if ((await ask({ input, output }, 'Password again: ')) !== password)
    throw new Error('The two passwords differ: nothing was changed.');
  return { password, isGenerated: false };
}

/** Asks without echo: in raw mode the terminal prints nothing, and neither does the line editor. */
async function ask({ input, output }: PasswordStreams, question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const editor = createInterface({ input, output: silent, terminal: true, historySize: 0 });
  output.write(question);
  try {
    return await new Promise((resolve, reject) => {
      editor.once('line', resolve);
      // Ctrl+C and Ctrl+D.
      editor.once('close', () => reject(new Error('No password was entered: nothing was changed.')));
    });
  } finally {
    editor.close();
    output.write('\n');
  }
}
