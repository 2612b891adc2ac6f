import { z } from 'zod';
import { contentLanguages } from '../../enumerations.ts';
import { userRoles } from '../../roles.ts';
import { emailSchema, fullNameSchema } from './account.ts';
import { userStates } from './managed-user-bounds.ts';
import { userSchema } from './user.ts';

/** A user as administrators read it. */
export const managedUserSchema = userSchema.extend({
  role: z.enum(userRoles),
  is_disabled: z.boolean(),
  has_password: z.boolean(),
  is_google_linked: z.boolean(),
  version: z.int().positive().describe('increases with each change; sent back in If-Match'),
  created_at: z.iso.datetime(),
  last_sign_in_at: z.iso.datetime().nullable().describe('null before the first sign-in'),
  session_count: z.int().nonnegative().describe('in how many browsers the user is signed in'),
});
export type ManagedUser = z.infer<typeof managedUserSchema>;

/** Which users are listed, and which page of them. */
export const userListQuerySchema = z.object({
  search: z.string().max(200).default('').describe('a part of the name or of the e-mail'),
  role: z.enum(userRoles).optional(),
  state: z.enum(userStates).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export const userPageSchema = z.object({
  users: z.array(managedUserSchema),
  total: z.int().nonnegative().describe('of all pages'),
});
export type UserPage = z.infer<typeof userPageSchema>;

const languageSchema = z.enum(contentLanguages).default('en').describe('the language of the e-mail');

export const invitationSchema = z.object({
  full_name: fullNameSchema,
  email: emailSchema,
  role: z.enum(userRoles),
  lang: languageSchema,
});

export const renewedInvitationSchema = z.object({ lang: languageSchema });

/** An invited user. */
export const invitedUserSchema = z.object({
  user: managedUserSchema,
  link: z
    .url()
    .nullable()
    .describe(
      'the link to choose a password, to hand over; null when it was sent by e-mail. It is not shown again.',
    ),
});
export type InvitedUser = z.infer<typeof invitedUserSchema>;

/** What administrators change of a user; absent fields remain as they are. */
export const userEditSchema = z
  .object({ role: z.enum(userRoles).optional(), is_disabled: z.boolean().optional() })
  .refine(({ role, is_disabled }) => role !== undefined || is_disabled !== undefined, 'must change a field');
