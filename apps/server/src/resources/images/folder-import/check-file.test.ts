import { expect, test } from 'vitest';
import { RequestError } from '../../../responses/request-error.ts';
import { describeRefusal } from './check-file.ts';

const systemError = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

test('describeRefusal describes a file that cannot be read and one that no upload accepts', () => {
  expect(describeRefusal('a.jpg', systemError('EACCES', 'open'))).toBe('It cannot be read (EACCES).');
  const rejected = new RequestError('payload_too_large', 'Too many pixels.');
  expect(describeRefusal('a.jpg', rejected)).toBe('Too many pixels.');
});

test.each([
  ['a lost connection to the database', systemError('ECONNREFUSED', 'connect')],
  ['a busy database', new RequestError('unavailable', 'The server is busy.')],
])('describeRefusal throws the error of %s, which is none of the file', (_what, error) => {
  expect(() => describeRefusal('a.jpg', error)).toThrow(error);
});
