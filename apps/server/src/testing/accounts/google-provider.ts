import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration, Provider } from 'oidc-provider';

/** The user who is signed in at the provider. */
export interface GoogleUser {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

/** An OpenID provider on the loopback interface that signs its user in without a page. */
export interface GoogleProvider {
  /** The settings of a server that uses the provider. */
  readonly settings: Readonly<Record<'GOOGLE_ISSUER' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET', string>>;
  /** Who signs in from now on; null cancels each sign-in. */
  user: GoogleUser | null;
  close(): void;
}

const client = { client_id: 'cae-map-tests', client_secret: 'the-secret-of-the-tests' };

/** Starts a provider on a free port. Every URL of the loopback interface with the path `/auth/callback` is a redirect URI. */
export async function startGoogleProvider(user: GoogleUser): Promise<GoogleProvider> {
  let listener = (_request: IncomingMessage, response: ServerResponse): void => void response.end();
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listener on a TCP port has an address with a port.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const started: GoogleProvider = {
    settings: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: client.client_id,
      GOOGLE_CLIENT_SECRET: client.client_secret,
    },
    user,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  const provider = await createProvider(issuer, () => started.user);
  const handle = provider.callback();
  listener = (request, response) => {
    if (request.url?.startsWith(interactionPath)) void interact(provider, started.user, request, response);
    else void handle(request, response);
  };
  return started;
}

const interactionPath = '/interaction/';

async function createProvider(issuer: string, getUser: () => GoogleUser | null): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const configuration: Configuration = {
    clients: [
      {
        ...client,
        redirect_uris: ['http://127.0.0.1/auth/callback'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The ID tokens of Google contain the claims.
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the tests'] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'tests' }] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => interactionPath + uid },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...getUser(), sub }),
    }),
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      if (accountId === undefined) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId: client.client_id });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
  };
  const provider = await constructProvider(issuer, configuration);
  provider.Client.prototype.redirectUriAllowed = (value: string) => {
    const { hostname, pathname } = new URL(value);
    return hostname === '127.0.0.1' && pathname === '/auth/callback';
  };
  return provider;
}

/** Without the notices that the library prints for production when it is loaded and constructed. */
async function constructProvider(issuer: string, configuration: Configuration): Promise<Provider> {
  const { warn } = console;
  Object.assign(console, { warn: () => undefined });
  try {
    const library = await import('oidc-provider');
    return new library.Provider(issuer, configuration);
  } finally {
    Object.assign(console, { warn });
  }
}

async function interact(
  provider: Provider,
  user: GoogleUser | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const result =
    user === null ? { error: 'access_denied' } : { login: { accountId: user.sub, remember: false } };
  await provider.interactionFinished(request, response, result);
}
