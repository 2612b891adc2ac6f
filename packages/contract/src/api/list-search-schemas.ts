import { imageKinds } from '../entities/images/image-kinds.ts';
import { z } from 'zod';
import {
  enabledChoices,
  imageGaps,
  maxSearchLength,
  placeGaps,
  placements,
  recentDays,
  timeFields,
  type RecentRange,
} from '../entities/editing/list-filters.ts';
import { accuracyLevels, imageTypes, visibilityLevels, visitedOnValues } from '../enumerations.ts';
import { identifier, nothing } from './api-call-schemas.ts';

const [firstRange, ...otherRanges] = Object.keys(recentDays) as RecentRange[] as [
  RecentRange,
  ...RecentRange[],
];

const text = z
  .string()
  .max(maxSearchLength)
  .regex(/^\P{Cc}*$/u, 'must not contain control characters')
  .optional()
  .describe('words that a record contains, all of them, or its id');

const recent = z
  .enum([firstRange, ...otherRanges])
  .optional()
  .describe('only records of the last 7, 30 or 90 days');

/** The ids of the records that pass a filter, in their order. */
const foundIds = z.array(z.number().int().positive());

/** The schemas of the searches of the editors' lists. A parameter that is absent does not limit the result. */
export const listSearchSchemas = {
  searchPlacesForEditors: {
    params: nothing,
    query: z.object({
      q: text,
      section: z.enum(visitedOnValues).optional(),
      accuracy: z.enum(accuracyLevels).optional(),
      gap: z.enum(placeGaps).optional().describe('a missing or doubtful field'),
      time_field: z.enum(timeFields).default('created_at').describe('the time stamp that `recent` limits'),
      recent,
    }),
    response: foundIds,
  },
  searchImagesForEditors: {
    params: nothing,
    query: z.object({
      q: text,
      type: z.enum(imageTypes).optional(),
      kind: z.enum(imageKinds).optional(),
      placement: z.enum(placements).optional().describe('where the image is on the map'),
      place_id: identifier.optional(),
      gap: z.enum(imageGaps).optional().describe('a missing or doubtful field'),
      enabled: z.enum(enabledChoices).optional().describe('whether visitors see the image'),
      visibility: z.enum(visibilityLevels).optional(),
      recent,
    }),
    response: foundIds,
  },
} as const;
