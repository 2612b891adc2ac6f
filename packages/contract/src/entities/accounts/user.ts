import { z } from 'zod';

/** An account as its owner and the administrators see it; never contains secrets. */
export const userSchema = z.object({
  id: z.int().positive(),
  full_name: z.string(),
  email: z.email(),
  is_superuser: z.boolean(),
  is_verified: z.boolean(),
});

export type UserRecord = z.infer<typeof userSchema>;
