import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPlaces } from './choice/places.ts';
import { readBasemap } from './choice/terrain-facts.ts';
import { drawScene } from './draw-scene.ts';
import { illustrationPlans, type IllustrationPlan } from './records.ts';
import { outlineScene, skylineDifference } from './scene-likeness.ts';

/** The thumbnails are compared in this size; the captions of stops this far apart are on the screen together. */
const [width, height] = [24, 15];
const neighbouringStops = 3;

let plans: readonly IllustrationPlan[] = [];

beforeAll(async () => {
  const content = join(import.meta.dirname, '../../../content');
  plans = illustrationPlans(
    await readPlaces(join(content, 'expedition')),
    await readBasemap(join(content, 'basemap')),
  );
}, 60_000);

async function renderThumbnail(plan: IllustrationPlan): Promise<Buffer> {
  return sharp(Buffer.from(drawScene(plan.scene)), { density: 18 })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

function meanDifference(one: Buffer, two: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (two[index] ?? 0)), 0) / one.length;
}

/** Pairs of plans of the same stop or of stops at most three apart. */
function neighbouringPairs(): (readonly [IllustrationPlan, IllustrationPlan])[] {
  const stops = [...new Set(plans.map((plan) => plan.place_id))];
  const position = new Map(stops.map((placeId, index) => [placeId, index]));
  return plans.flatMap((plan, index) =>
    plans
      .slice(index + 1, index + 1 + 2 * neighbouringStops)
      .filter(
        (other) =>
          (position.get(other.place_id) ?? 0) - (position.get(plan.place_id) ?? 0) <= neighbouringStops,
      )
      .map((other) => [plan, other] as const),
  );
}

const name = (plan: IllustrationPlan): string => `${plan.place_id}.${plan.variant} ${plan.subject}`;

describe('the illustrations of the expedition', () => {
  test('differ at a glance from those of the three stops before', async () => {
    const thumbnails = new Map<IllustrationPlan, Buffer>();
    for (const plan of plans) thumbnails.set(plan, await renderThumbnail(plan));
    const alike = neighbouringPairs().filter(([one, two]) => {
      const [first, second] = [thumbnails.get(one), thumbnails.get(two)];
      return !first || !second || meanDifference(first, second) < 14;
    });
    expect(alike.map(([one, two]) => `${name(one)} = ${name(two)}`)).toEqual([]);
  }, 120_000);

  test('share the outline of their mountains with at most one stop of the same kind', () => {
    const mountains = plans
      .filter(({ scene }) => scene.layers.some((layer) => layer.kind === 'peaks' && layer.height > 120))
      .map((plan) => ({ plan, outline: outlineScene(plan.scene) }));
    const shared = mountains.filter(
      ({ plan, outline }) =>
        mountains.filter(
          (other) =>
            other.plan.subject === plan.subject &&
            other.plan.place_id !== plan.place_id &&
            skylineDifference(outline, other.outline) < 12,
        ).length > 1,
    );
    expect(shared.map(({ plan }) => name(plan))).toEqual([]);
  });

  test.each(['title_en', 'title_ru'] as const)(
    'have another caption than the three stops before: %s',
    (language) => {
      const phrase = (plan: IllustrationPlan): string =>
        plan[language].slice(plan[language].indexOf(': ') + 2);
      const same = neighbouringPairs().filter(([one, two]) => phrase(one) === phrase(two));
      expect(same.map(([one]) => one[language])).toEqual([]);
    },
  );
});
