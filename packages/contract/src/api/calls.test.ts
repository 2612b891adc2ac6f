import { expect, test } from 'vitest';
import { apiCalls } from './calls.ts';

test('a call whose response is shared reads records that everyone may read', () => {
  const shared = Object.values(apiCalls).filter((call) => 'isShared' in call);
  expect(shared.length).toBeGreaterThan(0);
  for (const call of shared) expect(call).toMatchObject({ method: 'GET', kind: 'read', access: 'everyone' });
});

test('a call without GET is a write, and a call with GET is none', () => {
  for (const [name, { method, kind }] of Object.entries(apiCalls))
    expect({ name, isWrite: kind === 'write' }).toEqual({ name, isWrite: method !== 'GET' });
});

test('a call that changes records is a write of the signed-in visitor or the administrators, or creates accounts and sessions', () => {
  for (const [name, call] of Object.entries(apiCalls)) {
    if (call.kind !== 'write' || call.access !== 'everyone') continue;
    const others = call.changes.filter((tag) => tag !== 'users' && tag !== 'sessions');
    expect({ name, others }).toEqual({ name, others: [] });
  }
});
