import { expect, test } from 'vitest';
import { createValidatingRegistry } from './validating-registry.ts';

const overlay = { id: 'discs', order: 1, sources: {}, interactiveLayerIds: [] };

test('an overlay with a layer that violates the style specification is rejected with its id', () => {
  const registry = createValidatingRegistry();
  const layers = [{ id: 'background', type: 'background' as const, paint: { 'background-opacity': 2 } }];
  expect(() => registry.show({ ...overlay, layers })).toThrow(/The overlay discs is invalid: .*opacity/u);
  expect(registry.overlays()).toEqual([]);
});

test('a valid overlay is registered', () => {
  const registry = createValidatingRegistry();
  const layers = [{ id: 'background', type: 'background' as const, paint: { 'background-opacity': 1 } }];
  registry.show({ ...overlay, layers });
  expect(registry.overlays()).toHaveLength(1);
});
