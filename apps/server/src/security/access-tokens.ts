import type { AccessTokenRecord } from '@cae-map/contract/entities/accounts/account';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { RequestError } from '../responses/request-error.ts';
import { signingAlgorithm, type SigningKeys } from './signing-keys.ts';

/** How long an access token is valid, in seconds. The session that it belongs to is checked with every request. */
export const accessTokenLifetime = 600;

const issuer = 'cae-map';
const audience = 'cae-map';
/** The type of access tokens (RFC 9068). */
const tokenType = 'at+jwt';
/** Longer values are no token of this server. */
const maxTokenLength = 2048;

/** What a token says: which user in which session. */
export interface TokenClaims {
  readonly userId: number;
  readonly sessionId: number;
}

export interface AccessTokens {
  issue(claims: TokenClaims): Promise<AccessTokenRecord>;
  /** @throws {RequestError} `unauthenticated` for a token that is expired, forged or malformed. */
  verify(token: string): Promise<TokenClaims>;
}

/** Access tokens: JSON Web Tokens signed with Ed25519, so that a forged token costs no query. */
export function createAccessTokens(keys: SigningKeys): AccessTokens {
  return {
    async issue({ userId, sessionId }) {
      const { keyId, privateKey } = await keys.current();
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: signingAlgorithm, typ: tokenType, kid: keyId })
        .setSubject(String(userId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${accessTokenLifetime} s`)
        .sign(privateKey);
      return { access_token: token, token_type: 'bearer', expires_in: accessTokenLifetime };
    },
    async verify(token) {
      try {
        const { kid } = token.length > maxTokenLength ? {} : decodeProtectedHeader(token);
        const key = kid === undefined ? undefined : await keys.find(kid);
        if (key === undefined) throw new errors.JWTInvalid('unknown key');
        const { payload } = await jwtVerify(token, key, {
          algorithms: [signingAlgorithm],
          typ: tokenType,
          issuer,
          audience,
          requiredClaims: ['exp', 'iat', 'sub', 'sid'],
        });
        return { userId: readId(Number(payload.sub)), sessionId: readId(payload['sid']) };
      } catch (error) {
        throw toRequestError(error);
      }
    },
  };
}

function readId(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new errors.JWTInvalid('no id');
  return value;
}

function toRequestError(error: unknown): unknown {
  if (error instanceof errors.JWTExpired)
    return createInvalidTokenError('The access token has expired: refresh it or sign in again.');
  // `decodeProtectedHeader` throws a TypeError.
  if (error instanceof errors.JOSEError || error instanceof TypeError)
    return createInvalidTokenError('The access token is not valid: sign in again.');
  return error;
}

/** The error of a request with an access token that is not, or no longer, valid. */
export function createInvalidTokenError(
  detail: string,
  code: 'unauthenticated' | 'session_of_disabled_account' = 'unauthenticated',
): RequestError {
  return new RequestError(code, detail, { hasInvalidToken: true });
}
