import { z } from 'zod';
import { contentLanguages } from '../../enumerations.ts';
import { capabilities, userRoles } from '../../roles.ts';
import { visibleText } from '../../text.ts';
import { maxEmailLength, maxFullNameLength, passwordLength } from './account-bounds.ts';
import { userSchema } from './user.ts';

const noControlCharacters = /^\P{Cc}*$/u;

export const fullNameSchema = visibleText(maxFullNameLength).refine(
  (name) => noControlCharacters.test(name),
  'must not contain control characters',
);

/** Addresses are compared in lower case. */
export const emailSchema = z.string().trim().toLowerCase().max(maxEmailLength).pipe(z.email());

/** A new password; any character except NUL, which the database and the hash function do not accept everywhere. */
export const newPasswordSchema = z
  .string()
  .min(passwordLength.min, `must have at least ${passwordLength.min} characters`)
  .max(passwordLength.max, `must have at most ${passwordLength.max} characters`)
  .regex(/^[^\0]*$/, 'must not contain NUL');

/** A password to be checked; shorter than what the hash function would be busy with. */
export const passwordSchema = z.string().min(1).max(passwordLength.max);

/** A secret of a link in an e-mail, or a code of a provider. */
export const linkTokenSchema = z.string().min(1).max(2048);

/** The account of the caller with its capabilities. */
export const accountSchema = userSchema.extend({
  role: z.enum(userRoles),
  capabilities: z.array(z.enum(capabilities)),
  version: z.int().positive().describe('increases with each change; sent back in If-Match'),
  created_at: z.iso.datetime(),
  has_password: z.boolean(),
  is_google_linked: z.boolean(),
});
export type AccountRecord = z.infer<typeof accountSchema>;

/** What a sign-in returns. The refresh token is in an HttpOnly cookie. */
export const accessTokenSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int().positive().describe('in seconds'),
});
export type AccessTokenRecord = z.infer<typeof accessTokenSchema>;

/** One place where the caller is signed in. */
export const sessionSchema = z.object({
  session_id: z.int().positive(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  browser: z.string().describe('name of browser and system, such as Firefox, Windows; empty if unknown'),
  is_current: z.boolean(),
});
export type SessionRecord = z.infer<typeof sessionSchema>;

export const loginSchema = z.object({
  username: z.string().max(maxEmailLength).regex(noControlCharacters),
  password: passwordSchema,
});
export const registrationSchema = z.object({
  full_name: fullNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  lang: z.enum(contentLanguages).default('en').describe('the language of e-mails'),
});
export const passwordChangeSchema = z.object({
  current_password: passwordSchema.nullable().describe('null for an account without a password'),
  new_password: newPasswordSchema,
});

/** A path within the product, for the way back after signing in. */
export const localPathSchema = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, 'must be a path of this product');

/** Everything that is stored about the caller. */
export const accountExportSchema = z.object({
  account: accountSchema.extend({ last_sign_in_at: z.iso.datetime().nullable() }),
  sessions: z.array(sessionSchema),
  changes: z.array(
    z.object({
      at: z.iso.datetime(),
      entity: z.string(),
      entity_id: z.int(),
      action: z.string(),
    }),
  ),
});
