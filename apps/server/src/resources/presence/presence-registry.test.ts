import { maxListedEditors, presenceLifetime } from '@cae-map/contract/entities/editing/presence-bounds';
import { describe, expect, test } from 'vitest';
import { createPresenceRegistry, type OpenRecord } from './presence-registry.ts';

const anna: OpenRecord = { userId: 7, fullName: 'Anna', windowId: 'window-a', entity: 'place', entityId: 53 };
const boris: OpenRecord = { ...anna, userId: 3, fullName: 'Boris', windowId: 'window-b' };
const nobody = { editors: [], has_other_window: false };

function createRegistry(maxEntries?: number) {
  const clock = { time: 1_000 };
  const registry = createPresenceRegistry({
    now: () => clock.time,
    ...(maxEntries === undefined ? {} : { maxEntries }),
  });
  return { clock, registry };
}

describe('the registry of open records', () => {
  test('returns the other users that have the record open, and not the user itself', () => {
    const { registry } = createRegistry();
    registry.open(anna);
    expect(registry.findOthers(anna)).toEqual(nobody);
    registry.open(boris);
    expect(registry.findOthers(anna)).toEqual({ editors: ['Boris'], has_other_window: false });
    expect(registry.findOthers(boris)).toEqual({ editors: ['Anna'], has_other_window: false });
  });

  test.each([
    ['another record of the kind', { entityId: 54 }],
    ['a record of another kind with the same id', { entity: 'image' as const }],
  ])('does not return the editors of %s', (_what, fields) => {
    const { registry } = createRegistry();
    registry.open({ ...boris, ...fields });
    expect(registry.findOthers(anna)).toEqual(nobody);
  });

  test('reports another window of the user, and lists a user with several windows once', () => {
    const { registry } = createRegistry();
    registry.open(anna);
    registry.open({ ...anna, windowId: 'window-c' });
    expect(registry.findOthers(anna)).toEqual({ editors: [], has_other_window: true });
    expect(registry.findOthers(boris)).toEqual({ editors: ['Anna'], has_other_window: false });
  });

  test('lists the users in the same order whoever has reported last', () => {
    const { registry } = createRegistry();
    registry.open(anna);
    registry.open(boris);
    const other = { ...anna, userId: 9, fullName: 'Vera' };
    expect(registry.findOthers(other).editors).toEqual(['Boris', 'Anna']);
    registry.open(anna);
    registry.open(boris);
    expect(registry.findOthers(other).editors).toEqual(['Boris', 'Anna']);
  });

  test('removes an entry when it has not been renewed for its lifetime', () => {
    const { clock, registry } = createRegistry();
    registry.open(boris);
    clock.time += presenceLifetime - 1;
    expect(registry.findOthers(anna).editors).toEqual(['Boris']);
    clock.time += 1;
    expect(registry.findOthers(anna)).toEqual(nobody);
  });

  test('keeps an entry that is renewed while others expire', () => {
    const { clock, registry } = createRegistry();
    registry.open(boris);
    registry.open({ ...boris, userId: 4, fullName: 'Vera' });
    clock.time += presenceLifetime - 1;
    registry.open(boris);
    clock.time += 1;
    expect(registry.findOthers(anna).editors).toEqual(['Boris']);
  });

  test('removes only the entry of the window that is closed', () => {
    const { registry } = createRegistry();
    registry.open(boris);
    registry.open({ ...boris, windowId: 'window-c' });
    registry.close(boris);
    expect(registry.findOthers(anna).editors).toEqual(['Boris']);
    registry.close({ ...boris, windowId: 'window-c' });
    expect(registry.findOthers(anna)).toEqual(nobody);
  });

  test('evicts the entry that was renewed longest ago when it is full', () => {
    const { registry } = createRegistry(2);
    const vera = { ...anna, userId: 9, fullName: 'Vera' };
    registry.open(boris);
    registry.open(anna);
    registry.open(boris);
    registry.open(vera);
    expect(registry.findOthers({ ...anna, userId: 1 }).editors).toEqual(['Boris', 'Vera']);
  });

  test('lists at most as many names as a response may contain', () => {
    const { registry } = createRegistry();
    for (let userId = 100; userId < 100 + maxListedEditors + 5; userId += 1)
      registry.open({ ...anna, userId });
    expect(registry.findOthers(anna).editors).toHaveLength(maxListedEditors);
  });
});
