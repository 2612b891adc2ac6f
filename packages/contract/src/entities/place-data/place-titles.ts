import { z } from 'zod';
import { cleanTextSchema } from '../../text.ts';

const title = z.string().describe('of the (first) place; empty if there is no such place');

/** The titles of the place that a record is about, which the server reads from the place. */
export const firstPlaceTitles = { title_ru: title, title_en: title };

/** The titles as a write repeats them. */
export const repeatedPlaceTitles = {
  title_ru: cleanTextSchema.max(2000),
  title_en: cleanTextSchema.max(2000),
};
