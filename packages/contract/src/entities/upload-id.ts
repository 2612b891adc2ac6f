import { z } from 'zod';

/** The id of an upload. */
export const uploadIdSchema = z
  .string()
  .max(32)
  .regex(/^[0-9a-f]{32}$/, 'must be the id of an upload');
