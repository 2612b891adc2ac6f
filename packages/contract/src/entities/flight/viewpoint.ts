import { z } from 'zod';
import { orderSchemaOf } from '../editing/order-schema.ts';
import { recordKinds } from '../editing/record-kinds.ts';
import { repeatedRevision, revisionSchema } from '../editing/revision.ts';
import { identifierField, positionField } from '../editing/stored-fields.ts';
import { viewpointBounds } from './viewpoint-bounds.ts';

const longestTitle = 2000;

const between = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().min(min).max(max);

/** The camera at a stop of the flight. */
export const viewpointCamera = {
  altitude: between(viewpointBounds.altitude).describe('height of the centre above the sea, in metres'),
  range: between(viewpointBounds.range).describe('distance of the camera from the centre, in metres'),
  tilt: between(viewpointBounds.tilt).describe('degrees from the vertical'),
  heading: between(viewpointBounds.heading).describe('degrees clockwise from north'),
  rest_seconds: z
    .int()
    .min(viewpointBounds.restSeconds.min)
    .max(viewpointBounds.restSeconds.max)
    .describe('how long the camera rests at the stop'),
};

/** A stop of the flight in 3D, with its camera. */
export const viewpointSchema = z.object({
  viewpoint_id: z.int().positive(),
  seqid: z.int().describe('order of the flight'),
  place_id: z.int().positive().describe('the stop in the centre'),
  ...viewpointCamera,
});

/** A stop of the flight as editors read it, with the titles of its place. */
export const viewpointRevisionSchema = viewpointSchema.extend({
  place_title_ru: z.string(),
  place_title_en: z.string(),
  ...revisionSchema.shape,
});

/** What an editor saves. */
export const viewpointBodySchema = z
  .object({ seqid: positionField, place_id: identifierField, ...viewpointCamera })
  .strict();

/** A new stop; without a position it is the last one. */
export const newViewpointSchema = viewpointBodySchema.partial({ seqid: true });

const repeated = z
  .object({
    viewpoint_id: identifierField,
    place_title_ru: z.string().max(longestTitle),
    place_title_en: z.string().max(longestTitle),
    ...repeatedRevision,
  })
  .partial();

/** The schemas of the calls of the stops of the flight. */
export const viewpointSchemas = {
  visitors: viewpointSchema,
  editors: viewpointRevisionSchema,
  body: viewpointBodySchema,
  creation: newViewpointSchema,
  replacement: viewpointBodySchema.extend(repeated.shape),
  order: orderSchemaOf(recordKinds.viewpoint),
};

export type ViewpointRecord = z.infer<typeof viewpointSchema>;
export type ViewpointRevision = z.infer<typeof viewpointRevisionSchema>;
export type ViewpointBody = z.infer<typeof viewpointBodySchema>;
