import { pathPrefixes } from '@cae-map/contract/content-languages';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { Orm } from '../../../database/connection.ts';
import type { UserRow } from '../users/repository.ts';
import { confirmationLifetime, invitationLifetime, resetLifetime } from './link-lifetimes.ts';
import { createOneTimeToken } from '../../../security/one-time-tokens.ts';

const links = {
  confirm_email: { path: '/auth/confirm-email', lifetimeSeconds: confirmationLifetime },
  reset_password: { path: '/auth/reset-password', lifetimeSeconds: resetLifetime },
  invitation: { path: '/auth/reset-password', lifetimeSeconds: invitationLifetime },
} as const;
export type LinkPurpose = keyof typeof links;

/** The data of the secret of an invitation. */
export interface InvitationData {
  /** Whether the link was handed over, so that its use does not prove that the address belongs to the user. */
  readonly is_handed_over: boolean;
}

/** The URL of a page in a language. @param publicUrl the origin of the product */
export function createPageUrl(publicUrl: string, language: ContentLanguage, path: string): string {
  return `${publicUrl}${pathPrefixes[language]}${path}`;
}

interface LinkOptions {
  readonly publicUrl: string;
  readonly language: ContentLanguage;
  readonly purpose: LinkPurpose;
  readonly data?: InvitationData;
}

/**
 * Creates a link that its holder can use once.
 * @throws {Error} when the user has too many valid links for the purpose
 */
export async function createAccountLink(
  orm: Orm,
  { user_id: userId }: Pick<UserRow, 'user_id'>,
  { publicUrl, language, purpose, data }: LinkOptions,
): Promise<string> {
  const { path, lifetimeSeconds } = links[purpose];
  const token = await createOneTimeToken(orm, { purpose, userId, data, lifetimeSeconds });
  return `${createPageUrl(publicUrl, language, path)}?token=${token}`;
}
