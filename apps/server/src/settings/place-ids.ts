import { z } from 'zod';

/** A setting with the ids of places, separated by commas; empty by default. */
export const placeIds = z
  .string()
  .regex(/^\d{1,9}(\s*,\s*\d{1,9})*$/, 'must be ids of places with commas between them')
  .transform((value) => value.split(',').map(Number))
  .default([]);
