import type { Expedition } from '../to-expedition.ts';

const maxLegs = 10_000;

/**
 * Whether stops and legs cover each other nearly everywhere: twenty times those of the expedition. Legs are then not drawn beside each other, and
 * labels have no anchors of their own, because finding the free places takes a minute and finds few.
 */
export function isDense({ legs }: Expedition): boolean {
  return legs.length > maxLegs;
}
