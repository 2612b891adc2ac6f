import { z } from 'zod';
import { citationSchema, slugSchema } from './work.ts';

export const personGroups = ['family', 'member', 'companion', 'official', 'other'] as const;

/** A part of the journey that a person took part in, from one stop to another; both are the same for a meeting. */
const stretchSchema = z.strictObject({
  from: z.int().positive().describe('a `place_id`'),
  to: z.int().positive(),
});

/** A person who travelled with the expedition or whom it met. */
export const personSchema = z.object({
  person_id: slugSchema,
  group: z
    .enum(personGroups)
    .describe(
      'the Roerichs; members of the expedition; others who travelled along; officials and hosts; anyone else',
    ),
  name_ru: z.string().min(1),
  name_en: z.string().min(1),
  other_names: z.string().describe('other spellings, separated by `; `; searched, and shown on the page'),
  born: z.string().describe('a year, with ‘c.’ if approximate; empty if unknown'),
  died: z.string(),
  role_ru: z.string().min(1).describe('who the person was on this journey, a phrase'),
  role_en: z.string().min(1),
  about_ru: z.string().min(1).describe('paragraphs separated by an empty line; links as in texts'),
  about_en: z.string().min(1),
  fate_ru: z.string().describe('what became of the person; empty if unknown'),
  fate_en: z.string(),
  stretches: z.array(stretchSchema),
  sources: z.array(citationSchema),
});

/** A person of the API: the account is HTML with links, as the content of texts is. */
export const publishedPersonSchema = personSchema.extend({
  about_ru: personSchema.shape.about_ru.describe('HTML'),
  about_en: personSchema.shape.about_en.describe('HTML'),
});

export type PersonRecord = z.infer<typeof personSchema>;
