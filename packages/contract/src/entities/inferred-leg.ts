import { z } from 'zod';

/** Latitude first, as in `routejson`; degrees WGS84. */
const positionSchema = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);

/** The line of a leg without a recorded route, inferred from the terrain and accepted by an editor. */
export const inferredLegSchema = z.object({
  /** The place at the end of the leg. */
  place_id: z.int().positive(),
  /** [latitude, longitude] pairs from the previous stop to the place, without the two ends. */
  points: z.array(positionSchema).min(1),
});

export type InferredLegRecord = z.infer<typeof inferredLegSchema>;

/** A proposed line and the editor's decision about it, an entry of `content/inferred-legs/inferred-legs.json`. */
export const contentInferredLegSchema = z
  .strictObject({
    place_id: z.int().positive(),
    state: z.enum(['proposed', 'accepted', 'rejected']),
    reason: z.string().min(1).nullable().describe('why the line was rejected; null in the other states'),
    from: positionSchema.describe('the position of the previous stop for which the line was calculated'),
    to: positionSchema.describe('the position of the place for which the line was calculated'),
    points: z.array(positionSchema).min(1),
  })
  .refine(({ state, reason }) => (state === 'rejected') === (reason !== null), {
    message: 'a rejected leg has a reason, other legs have none (null)',
    path: ['reason'],
  });

export type ContentInferredLeg = z.infer<typeof contentInferredLegSchema>;

/** The file `content/inferred-legs/inferred-legs.json`. */
const inferredLegsFileSchema = z.strictObject({
  legs: z.array(contentInferredLegSchema).refine((legs) => isUnique(legs.map(({ place_id }) => place_id)), {
    message: 'a place_id is listed twice',
  }),
});

/** The legs of the file, or why it cannot be read: one line for each violation, with its field. */
export type InferredLegsReading =
  | { readonly ok: true; readonly legs: readonly ContentInferredLeg[] }
  | { readonly ok: false; readonly reason: string };

/** Parses the text of `content/inferred-legs/inferred-legs.json`. */
export function parseInferredLegsFile(text: string): InferredLegsReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, reason: `not readable as JSON: ${String(error)}` };
  }
  const result = inferredLegsFileSchema.safeParse(value);
  if (result.success) return { ok: true, legs: result.data.legs };
  return { ok: false, reason: z.prettifyError(result.error) };
}

function isUnique(values: readonly number[]): boolean {
  return new Set(values).size === values.length;
}
