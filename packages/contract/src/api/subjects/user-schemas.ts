import { z } from 'zod';
import {
  invitationSchema,
  invitedUserSchema,
  managedUserSchema,
  renewedInvitationSchema,
  userEditSchema,
  userListQuerySchema,
  userPageSchema,
} from '../../entities/accounts/managed-user.ts';
import { recordChangeSchema } from '../../entities/editing/revision.ts';
import { identifier, nothing, type ApiCallSchemas } from '../api-call-schemas.ts';
import type { userCalls } from './user-calls.ts';

const ofUser = z.object({ user_id: identifier });

/** The schemas of the endpoints by which administrators manage the users. */
export const userSchemas = {
  listUsers: { params: nothing, query: userListQuerySchema, response: userPageSchema },
  inviteUser: { params: nothing, query: nothing, body: invitationSchema, response: invitedUserSchema },
  updateUser: { params: ofUser, query: nothing, body: userEditSchema, response: managedUserSchema },
  renewInvitation: {
    params: ofUser,
    query: nothing,
    body: renewedInvitationSchema,
    response: invitedUserSchema,
  },
  endUserSessions: { params: ofUser, query: nothing, response: managedUserSchema },
  listUserChanges: { params: ofUser, query: nothing, response: z.array(recordChangeSchema) },
} as const satisfies Record<keyof typeof userCalls, ApiCallSchemas>;
