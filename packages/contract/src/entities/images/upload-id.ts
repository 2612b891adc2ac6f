import { z } from 'zod';

/** The id of an upload. */
export const uploadIdSchema = z.string().regex(/^[0-9a-f]{32}$/, 'must be the id of an upload');
