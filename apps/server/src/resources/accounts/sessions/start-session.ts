import type { AccessTokenRecord } from '@cae-map/contract/entities/accounts/account';
import type { WriteCallName } from '@cae-map/contract/api/calls';
import { createSecret, hashSecret } from '../../../security/secrets.ts';
import type { WriteContext } from '../../../writes/write-route.ts';
import type { AccountServices } from '../account-services.ts';
import { nameBrowser } from '../browsers/browser-name.ts';
import { setDeviceCookie, setRefreshCookie } from '../browsers/cookies.ts';
import { createDevice } from '../browsers/known-device.ts';
import { writeRefreshToken } from './refresh-token.ts';
import { storeSignIn } from '../users/repository.ts';
import { insertSession } from './repository.ts';

/** Starts a session of a user in the browser of the request: its cookies are set after the commit. */
export async function startSession<Name extends WriteCallName>(
  { tokens, keys, isEncrypted }: Pick<AccountServices, 'tokens' | 'keys' | 'isEncrypted'>,
  { transaction, request, afterCommit }: WriteContext<Name>,
  userId: number,
): Promise<AccessTokenRecord> {
  const secret = createSecret();
  await storeSignIn(transaction, userId);
  const { session_id: sessionId } = await insertSession(transaction, {
    user_id: userId,
    refresh_hash: hashSecret(secret),
    browser: nameBrowser(request.headers['user-agent']),
  });
  afterCommit((reply) => {
    setRefreshCookie(reply, writeRefreshToken({ sessionId, secret }, keys.hashValue), isEncrypted);
    setDeviceCookie(reply, createDevice(userId, keys.hashValue), isEncrypted);
  });
  return await tokens.issue({ userId, sessionId });
}
