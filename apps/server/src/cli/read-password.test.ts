import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { choosePassword } from './read-password.ts';

/** A terminal on which the keys are pressed, one entry for each question. */
function createTerminal(entries: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = new PassThrough();
  const waiting = [...entries];
  const printed: string[] = [];
  output.on('data', (chunk: Buffer) => {
    printed.push(chunk.toString());
    // The line editor reads from the next turn of the event loop.
    if (chunk.toString().endsWith(': ')) setImmediate(() => input.write(waiting.shift() ?? ''));
  });
  // Only the used parts of a terminal exist.
  const streams = { input: input as unknown as NodeJS.ReadStream, output };
  return { streams, printed: () => printed.join('') };
}

test('a password is asked for twice on a terminal and not printed', async () => {
  const { streams, printed } = createTerminal(['nine yaks\r', 'nine yaks\r']);
  expect(await choosePassword(streams, false)).toEqual({ password: 'nine yaks', isGenerated: false });
  expect(printed()).toBe('Password: \nPassword again: \n');
});

test('two different passwords on a terminal are rejected', async () => {
  const { streams } = createTerminal(['nine yaks\r', 'nine yak\r']);
  await expect(choosePassword(streams, false)).rejects.toThrow('The two passwords differ');
});

test.each([
  ['Ctrl+C', '\u0003'],
  ['Ctrl+D', '\u0004'],
])('%s on a terminal enters no password', async (_what, key) => {
  const { streams } = createTerminal([key]);
  await expect(choosePassword(streams, false)).rejects.toThrow('No password was entered');
});

test('a piped password is used without its line break', async () => {
  const { streams } = createTerminal([]);
  streams.input.push(' with spaces \r\n');
  streams.input.push(null);
  expect(await choosePassword(streams, true)).toEqual({ password: ' with spaces ', isGenerated: false });
});

test('a password is generated without a terminal', async () => {
  const streams = {
    input: Object.assign(new PassThrough()) as unknown as NodeJS.ReadStream,
    output: new PassThrough(),
  };
  const one = await choosePassword(streams, false);
  const other = await choosePassword(streams, false);
  expect(one).toEqual({ password: expect.stringMatching(/^[\w-]{20}$/), isGenerated: true });
  expect(other.password).not.toBe(one.password);
  streams.output.end();
  expect(await text(streams.output)).toBe('');
});
