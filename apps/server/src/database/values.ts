import { recordEntities } from '@cae-map/contract/entities/editing/record-kinds';

/** What a secret that can be used once is for. */
export const tokenPurposes = [
  'confirm_email',
  'reset_password',
  'invitation',
  'google_sign_in',
  'caravan_subscription',
] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** The entities whose changes are recorded. */
export const changedEntities = [...recordEntities, 'user'] as const;
export type ChangedEntity = (typeof changedEntities)[number];

/**
 * The parts of the shipped content that are loaded separately: a part that a later version of the product added is loaded into
 * databases that were filled before.
 */
export const contentParts = ['expedition', 'works and people', 'flight'] as const;
export type ContentPart = (typeof contentParts)[number];

export const changeActions = ['create', 'update', 'delete', 'restore'] as const;
export type ChangeAction = (typeof changeActions)[number];
