/** Fields whose bounds are those of the columns of the database. */
import { z } from 'zod';

/** The greatest integer of the database, which has 32 bits. */
export const largestInteger = 2_147_483_647;

/** The id of a record. */
export const identifierField = z.int().positive().max(largestInteger);

/** A position of a record in an order. */
export const positionField = z
  .int()
  .min(-largestInteger - 1)
  .max(largestInteger);
