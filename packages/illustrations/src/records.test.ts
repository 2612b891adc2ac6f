import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawScene } from './draw-scene.ts';
import type { Caravan } from './choice/places.ts';
import { illustrationPlans } from './records.ts';
import { flatBasemap, manyPlaces, testPlace } from './testing/test-place.ts';

const plans = illustrationPlans(manyPlaces(120), flatBasemap);

/** A thumbnail of 8 x 5 colours for comparing illustrations. */
async function renderThumbnail(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 18 })
    .resize(8, 5, { fit: 'fill' })
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer();
}

function difference(one: Buffer, two: Buffer): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += Math.abs((one[index] ?? 0) - (two[index] ?? 0));
  return sum / one.length;
}

describe('illustrationPlans', () => {
  test('returns the fields of the image record for every plan', () => {
    for (const plan of plans) {
      expect(plan.image_id).toBe(100_000 + plan.place_id * 10 + plan.variant);
      expect(plan.file_name).toBe(`illustration-${plan.place_id}-${plan.variant}.webp`);
      expect(plan.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(Number.isFinite(plan.latitude) && Number.isFinite(plan.longitude)).toBe(true);
      expect(plan.title_en).toMatch(/^Stage \d+: \S.+$/);
      expect(plan.title_ru).toMatch(/^Стоянка \d+: [а-яё].+$/);
    }
    expect(new Set(plans.map((plan) => plan.image_id)).size).toBe(plans.length);
  });

  const plannedDays = (fields: Parameters<typeof testPlace>[0]): string[] =>
    illustrationPlans([testPlace(fields)], flatBasemap).map((plan) => plan.date);

  test('plans a second illustration near the end of a long stay', () => {
    expect(plannedDays({ date: '1925-08-26', enddate: '1925-09-19' })).toEqual(['1925-08-26', '1925-09-15']);
  });

  test('plans one illustration for a short stay and one without a departure', () => {
    expect(plannedDays({ date: '1925-08-26', enddate: '1925-08-31' })).toHaveLength(1);
    expect(plannedDays({ date: '1925-08-26', enddate: null })).toHaveLength(1);
  });

  test('takes the departure as the day when the arrival is unknown', () => {
    expect(plannedDays({ date: null, enddate: '1925-03-06' })).toEqual(['1925-03-06']);
  });

  test('skips places without a position', () => {
    const unlocated = { ...testPlace(), latitude: null };
    expect(illustrationPlans([unlocated], flatBasemap)).toEqual([]);
  });

  test('takes the day of an undated place from the previous stop', () => {
    const plans = illustrationPlans(
      [
        testPlace({ place_id: 1, seqid: 1, date: '1926-02-05', enddate: null }),
        testPlace({ place_id: 2, seqid: 2, date: null, enddate: null }),
      ],
      flatBasemap,
    );
    expect(plans.map((plan) => [plan.place_id, plan.date])).toEqual([
      [1, '1926-02-05'],
      [2, '1926-02-05'],
    ]);
  });

  test('draws the animals of the caravan from the stop that names them until another one', () => {
    const named = new Map<number, Caravan>([
      [10, 'camels'],
      [20, 'yaks'],
    ]);
    const plans = illustrationPlans(
      Array.from({ length: 30 }, (_, index) =>
        testPlace({
          place_id: 600 + index,
          seqid: index,
          title_en: 'Tsuk-chung',
          latitude: 32.1,
          longitude: 92.1,
          enddate: null,
          notes_en: '',
          overnight_place_en: '',
          caravan: named.get(index) ?? null,
        }),
      ),
      flatBasemap,
    );
    const animalsOf = (from: number, to: number): Set<string> =>
      new Set(
        plans
          .slice(from, to)
          .flatMap(({ scene }) =>
            scene.layers.flatMap((layer) =>
              layer.kind === 'motif' && ['horses', 'camels', 'yaks'].includes(layer.motif)
                ? [layer.motif]
                : [],
            ),
          ),
      );
    expect([animalsOf(0, 10), animalsOf(10, 20), animalsOf(20, 30)]).toEqual([
      new Set(['horses']),
      new Set(['camels']),
      new Set(['yaks']),
    ]);
  });

  test('keeps all other plans when a place is appended', () => {
    const before = illustrationPlans(manyPlaces(30), flatBasemap);
    const after = illustrationPlans(manyPlaces(31), flatBasemap);
    expect(after.slice(0, before.length)).toEqual(before);
  });

  test('uses different light for neighbours along the route', () => {
    const same = plans.filter(
      (plan, index) =>
        index > 0 &&
        plans[index - 1]?.scene.light === plan.scene.light &&
        plans[index - 1]?.scene.palette === plan.scene.palette,
    );
    expect(same.length).toBeLessThan(plans.length * 0.06);
  });

  test('makes no two illustrations look alike', async () => {
    const drawings = plans.map((plan) => drawScene(plan.scene));
    expect(new Set(drawings).size).toBe(drawings.length);
    const glances = await Promise.all(drawings.map(renderThumbnail));
    for (const one of glances) {
      const alike = glances.filter((two) => difference(one, two) < 9).length;
      expect(alike).toBeLessThan(6);
    }
  }, 60_000);
});
