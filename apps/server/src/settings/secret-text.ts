import { z } from 'zod';

/** A secret; it can be in the file of its variable with `_FILE`. */
export const keyText = z
  .string()
  .regex(/^[\x21-\x7e]{1,300}$/, 'must be a key without spaces')
  .optional();
