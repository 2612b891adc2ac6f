import { emailSchema } from '@cae-map/contract/entities/accounts/account';
import * as openid from 'openid-client';
import { z } from 'zod';
import type { GoogleSettings } from '../../../settings/account-settings.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { toDiscoveryError, toExchangeError } from './google-errors.ts';

/** The secrets of a sign-in that has begun. */
export const secretsSchema = z.object({ verifier: z.string(), state: z.string(), nonce: z.string() });
export type SignInSecrets = z.infer<typeof secretsSchema>;

/** Who has signed in at Google. The address is verified. */
export interface GoogleIdentity {
  readonly subject: string;
  /** In lower case. */
  readonly email: string;
  /** Empty if unknown. */
  readonly name: string;
}

/** Google as an OpenID provider: the authorization code flow with PKCE. */
export interface GoogleClient {
  /**
   * Creates the URL to which the browser is redirected, and the secrets that complete the sign-in.
   * @throws {RequestError} `upstream_timeout` or `upstream_failed` when Google does not describe its endpoints
   */
  begin(): Promise<{ readonly url: string; readonly secrets: SignInSecrets }>;
  /**
   * Verifies the query with which Google has redirected the browser, and exchanges its code for the identity.
   * @throws {RequestError} `sign_in_failed`, `upstream_timeout` or `upstream_failed`
   */
  complete(query: string, secrets: SignInSecrets): Promise<GoogleIdentity>;
}

/** The time for one request to Google, in seconds: a sign-in makes at most three, and the client waits for 15. */
const requestTimeout = 4;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailSchema.optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** @param publicUrl the origin of the product; the page `/auth/callback` is the redirect URI of the client */
export function createGoogleClient(settings: GoogleSettings, publicUrl: string): GoogleClient {
  const redirectUri = `${publicUrl}/auth/callback`;
  let configuration: Promise<openid.Configuration> | undefined;

  /** The endpoints of the provider do not change; a failure is not kept. */
  function discover(): Promise<openid.Configuration> {
    configuration ??= requestConfiguration(settings).catch((error: unknown) => {
      configuration = undefined;
      throw toDiscoveryError(error);
    });
    return configuration;
  }

  return {
    async begin() {
      const secrets = {
        verifier: openid.randomPKCECodeVerifier(),
        state: openid.randomState(),
        nonce: openid.randomNonce(),
      };
      const url = openid.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await openid.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        state: secrets.state,
        nonce: secrets.nonce,
      });
      return { url: url.href, secrets };
    },
    async complete(query, { verifier, state, nonce }) {
      const callback = new URL(redirectUri);
      callback.search = query;
      const provider = await discover();
      try {
        const tokens = await openid.authorizationCodeGrant(provider, callback, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
        });
        return readIdentity(tokens.claims());
      } catch (error) {
        throw toExchangeError(error);
      }
    },
  };
}

async function requestConfiguration(settings: GoogleSettings): Promise<openid.Configuration> {
  const issuer = new URL(settings.issuer);
  // The settings allow HTTP on the loopback interface only.
  const insecure = issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
  return await openid.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
    timeout: requestTimeout,
    execute: [openid.enableNonRepudiationChecks, ...insecure],
  });
}

function readIdentity(claims: unknown): GoogleIdentity {
  const { sub, email, email_verified: isVerified, name = '' } = claimsSchema.parse(claims);
  // An address that its owner has not confirmed could be that of another person.
  if (email === undefined || isVerified !== true)
    throw new RequestError(
      'sign_in_failed',
      'Google has not verified the e-mail address of this account: verify it there first.',
    );
  return { subject: sub, email, name };
}
