import { z } from 'zod';
import {
  accessTokenSchema,
  accountExportSchema,
  accountSchema,
  emailSchema,
  fullNameSchema,
  linkTokenSchema,
  localPathSchema,
  loginSchema,
  newPasswordSchema,
  passwordChangeSchema,
  passwordSchema,
  registrationSchema,
  sessionSchema,
} from '../../entities/accounts/account.ts';
import { contentLanguages } from '../../enumerations.ts';
import type { accountCalls } from './account-calls.ts';
import { empty, identifier, nothing, type ApiCallSchemas } from '../api-call-schemas.ts';

/** The schemas of the endpoints of accounts and sessions. */
export const accountSchemas = {
  login: { params: nothing, query: nothing, body: loginSchema, response: accessTokenSchema },
  refreshSession: {
    params: nothing,
    query: nothing,
    response: accessTokenSchema,
  },
  logout: { params: nothing, query: nothing, response: empty },
  register: {
    params: nothing,
    query: nothing,
    body: registrationSchema,
    response: z.object({
      is_confirmation_required: z.boolean().describe('whether a link was sent that must be opened first'),
    }),
  },
  confirmEmail: {
    params: nothing,
    query: nothing,
    body: z.object({ token: linkTokenSchema }),
    response: empty,
  },
  requestPasswordReset: {
    params: nothing,
    query: nothing,
    body: z.object({ email: emailSchema, lang: z.enum(contentLanguages).default('en') }),
    response: empty,
  },
  resetPassword: {
    params: nothing,
    query: nothing,
    body: z.object({ token: linkTokenSchema, password: newPasswordSchema }),
    response: empty,
  },
  startGoogleSignIn: {
    params: nothing,
    query: z.object({ redirect: localPathSchema.optional().describe('the page to return to') }),
    response: z.unknown().describe('a redirect to Google'),
  },
  completeGoogleSignIn: {
    params: nothing,
    query: nothing,
    body: z.object({
      /** The query with which Google has called `/auth/callback`. */
      query: z.string().max(4096),
    }),
    response: accessTokenSchema.extend({ redirect: z.string().nullable() }),
  },
  getMe: { params: nothing, query: nothing, response: accountSchema },
  updateMe: {
    params: nothing,
    query: nothing,
    body: z.object({ full_name: fullNameSchema }),
    response: accountSchema,
  },
  changePassword: { params: nothing, query: nothing, body: passwordChangeSchema, response: empty },
  exportMe: { params: nothing, query: nothing, response: accountExportSchema },
  deleteMe: {
    params: nothing,
    query: nothing,
    body: z.object({
      password: passwordSchema.nullable().describe('null for an account without a password'),
    }),
    response: empty,
  },
  listMySessions: { params: nothing, query: nothing, response: z.array(sessionSchema) },
  revokeMySession: { params: z.object({ session_id: identifier }), query: nothing, response: empty },
  signOutEverywhere: { params: nothing, query: nothing, response: empty },
} as const satisfies Record<keyof typeof accountCalls, ApiCallSchemas>;
