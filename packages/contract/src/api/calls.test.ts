import { expect, test } from 'vitest';
import { apiCalls } from './calls.ts';

test('a call whose response is shared reads records that everyone may read', () => {
  const shared = Object.values(apiCalls).filter((call) => 'isShared' in call);
  expect(shared.length).toBeGreaterThan(0);
  for (const call of shared) expect(call).toMatchObject({ method: 'GET', kind: 'read', access: 'everyone' });
});

test('a call without GET is a write or an upload, and a call with GET that changes something needs an administrator', () => {
  for (const [name, { method, kind, access }] of Object.entries(apiCalls)) {
    const isChange = kind === 'write' || kind === 'upload';
    if (method !== 'GET' || isChange)
      expect({ name, isChange, isGuarded: method !== 'GET' || access === 'admin' }).toEqual({
        name,
        isChange: true,
        isGuarded: true,
      });
  }
});

test('a call that changes records is a write of the signed-in visitor or the administrators, or creates accounts and sessions', () => {
  for (const [name, call] of Object.entries(apiCalls)) {
    if (call.kind !== 'write' || call.access !== 'everyone') continue;
    const others = call.changes.filter((tag) => tag !== 'users' && tag !== 'sessions');
    expect({ name, others }).toEqual({ name, others: [] });
  }
});

/** The reads whose responses are made from settings, files or other services. */
const readsWithoutRecords = ['getConfiguration', 'listTracks', 'getCountry', 'getTileAttribution'];

test('a read names the kinds of records that its response is made from, unless it is made from none', () => {
  const untagged = Object.entries(apiCalls).flatMap(([name, call]) =>
    call.kind === 'read' && call.dependsOn.length === 0 ? [name] : [],
  );
  expect(untagged).toEqual(readsWithoutRecords);
});
