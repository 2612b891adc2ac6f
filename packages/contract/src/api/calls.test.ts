import { expect, test } from 'vitest';
import { isCapability, type ApiCall } from './call.ts';
import { apiCalls, type ApiCallName } from './calls.ts';
import { writesForEveryone } from './writes-for-everyone.ts';

const calls = Object.entries<ApiCall>(apiCalls) as [ApiCallName, ApiCall][];
const changing = calls.filter(([, { kind }]) => kind === 'write' || kind === 'upload');

test('a call whose response is shared reads records that everyone may read', () => {
  const shared = Object.values(apiCalls).filter((call) => 'isShared' in call);
  expect(shared.length).toBeGreaterThan(0);
  for (const call of shared) expect(call).toMatchObject({ method: 'GET', kind: 'read', access: 'everyone' });
});

test('a call without GET is a write or an upload', () => {
  const others = calls.filter(
    ([, { method, kind }]) => method !== 'GET' && kind !== 'write' && kind !== 'upload',
  );
  expect(others).toEqual([]);
});

test('a call with GET that changes something needs a capability', () => {
  const names = changing.filter(([, { method }]) => method === 'GET').map(([name]) => name);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !isCapability(apiCalls[name].access))).toEqual([]);
});

test('a write or an upload is for everyone exactly when it is listed', () => {
  const open = changing.filter(([, { access }]) => access === 'everyone').map(([name]) => name);
  expect(open.toSorted()).toEqual([...writesForEveryone].toSorted());
});

test('a write for everyone changes only users and sessions', () => {
  for (const [name, call] of calls) {
    if (call.kind !== 'write' || call.access !== 'everyone') continue;
    const others = call.changes.filter((tag) => tag !== 'users' && tag !== 'sessions');
    expect({ name, others }).toEqual({ name, others: [] });
  }
});

/** The reads whose responses are made from settings, files or other services, or change without a write of records. */
const readsWithoutRecords = [
  'getConfiguration',
  'listTracks',
  'getCountry',
  'getTileAttribution',
  'listTranslationLeases',
  'getServerState',
  'listReportedErrors',
  'listEventTotals',
];

test('a read names the kinds of records that its response is made from, unless it is made from none', () => {
  const untagged = Object.entries(apiCalls).flatMap(([name, call]) =>
    call.kind === 'read' && call.dependsOn.length === 0 ? [name] : [],
  );
  expect(untagged).toEqual(readsWithoutRecords);
});
