import { expect, test } from 'vitest';
import { readRealContent } from '../testing/content.ts';
import { toExpedition } from '../to-expedition.ts';
import { splitLegs, splitRoute } from './route-overlaps.ts';

test('splitLegs returns the parts that splitRoute has for the legs to the stops', () => {
  const { places } = readRealContent();
  const expedition = toExpedition({ places, images: [] });
  const route = splitRoute(expedition);
  const offset = [5, 8, 12].flatMap((zoom) => route.createOffset(zoom));
  for (const { toId } of expedition.legs.filter((_leg, index) => index % 7 === 0)) {
    const isWanted = ({ properties }: { properties: { place_id: number } }) => properties.place_id === toId;
    const legs = splitLegs(expedition, new Set([toId]));
    expect(legs.plain).toEqual(route.plain.filter(isWanted));
    expect([5, 8, 12].flatMap((zoom) => legs.createOffset(zoom))).toEqual(offset.filter(isWanted));
  }
});
