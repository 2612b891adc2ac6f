import { z } from 'zod';
import { calendarDateSchema } from '../calendar-date.ts';

/** A figure that a book states, with the page. */
const statedFigure = {
  value: z.number().positive(),
  work: z.string().min(1).describe('the work_id of the book'),
  page: z.string().regex(/^\d+$/).describe('the page of the book'),
};

/** The units of the books. A p’o-t’ai is a stage between two towers, whose length differs, so that it is not converted. */
export const distanceUnits = ['miles', 'versts', 'potai'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];

/** A marching day with the distance and the hours that the books state. */
export const statedMarchSchema = z.object({
  /** The stop of the night before, and the one that was reached; the same where a stop has more than one camp. */
  from_place_id: z.int().positive(),
  place_id: z.int().positive(),
  /** The day of the march, or the day on which it began. */
  date: calendarDateSchema,
  /** The entry of the road book. */
  text_id: z.int().positive(),
  /** The stops between which the distance is stated: those of the march, or some before or between. */
  distance: z
    .strictObject({
      ...statedFigure,
      unit: z.enum(distanceUnits),
      from_place_id: z.int().positive(),
      to_place_id: z.int().positive(),
    })
    .nullable(),
  hours: z.strictObject(statedFigure).nullable(),
});

export type StatedMarchRecord = z.infer<typeof statedMarchSchema>;

/** The file `content/stated-marches/stated-marches.json`. */
const statedMarchesFileSchema = z.strictObject({
  marches: z
    .array(z.strictObject(statedMarchSchema.shape))
    .refine((marches) => marches.every(({ date }, index) => date >= (marches[index - 1]?.date ?? '')), {
      message: 'the marches are not in the order of their days',
    })
    .refine((marches) => new Set(marches.map(({ text_id }) => text_id)).size === marches.length, {
      message: 'a text_id is listed twice',
    }),
});

/** The marches of the file, or why it cannot be read: one line for each violation, with its field. */
export type StatedMarchesReading =
  | { readonly ok: true; readonly marches: readonly StatedMarchRecord[] }
  | { readonly ok: false; readonly reason: string };

/** Parses the text of `content/stated-marches/stated-marches.json`. */
export function parseStatedMarchesFile(text: string): StatedMarchesReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, reason: `not readable as JSON: ${String(error)}` };
  }
  const result = statedMarchesFileSchema.safeParse(value);
  if (result.success) return { ok: true, marches: result.data.marches };
  return { ok: false, reason: z.prettifyError(result.error) };
}
