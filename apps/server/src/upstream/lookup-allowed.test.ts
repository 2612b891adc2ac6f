import { expect, test } from 'vitest';
import { lookupAllowed, type Resolve } from './lookup-allowed.ts';

const resolveMixed: Resolve = (_hostname, _options, callback) =>
  callback(null, [
    { address: '10.0.0.1', family: 4 },
    { address: '8.8.8.8', family: 4 },
  ]);
const isAllowed = (address: string): boolean => address !== '10.0.0.1';

function lookup(resolve: Resolve, options: { all?: boolean }): Promise<unknown[]> {
  return new Promise((done) =>
    lookupAllowed(isAllowed, resolve)('a.example', options, (...result) => done(result)),
  );
}

test('a name with private and public addresses resolves to the public ones', async () => {
  expect(await lookup(resolveMixed, { all: true })).toEqual([null, [{ address: '8.8.8.8', family: 4 }]]);
  expect(await lookup(resolveMixed, {})).toEqual([null, '8.8.8.8', 4]);
});

test('a name with private addresses only does not resolve', async () => {
  const resolvePrivate: Resolve = (_hostname, _options, callback) =>
    callback(null, [{ address: '10.0.0.1', family: 4 }]);
  expect(await lookup(resolvePrivate, { all: true })).toEqual([
    expect.objectContaining({ code: 'EADDRNOTALLOWED' }),
    '',
  ]);
});

test('an error of the resolver is returned', async () => {
  const error = new Error('ENOTFOUND');
  expect(await lookup((_hostname, _options, callback) => callback(error, []), {})).toEqual([error, '']);
});
