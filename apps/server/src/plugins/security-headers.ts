import { createHash } from 'node:crypto';
import { readerScript } from '@cae-map/contract/api/reader-script';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { findOrigins, type ExternalHost } from './external-hosts.ts';
import { createPermissionsPolicy } from './permissions-policy.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The security headers of all responses. */
    readonly securityHeaders: SecurityHeaders;
  }
}

export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * Creates the headers of helmet and the Permissions-Policy, which helmet does not set. They do not depend on the request,
 * so they are created once and copied into every response, including those that bypass Fastify's hooks.
 * @param hosts the other hosts that browsers may contact
 */
export async function createSecurityHeaders(
  publicUrl: string,
  hosts: readonly ExternalHost[],
): Promise<SecurityHeaders> {
  const app = Fastify();
  await app.register(helmet, helmetOptions(publicUrl.startsWith('https:'), hosts));
  app.get('/', () => '');
  const { headers } = await app.inject('/');
  await app.close();
  const otherHeaders = new Set(['content-length', 'content-type', 'date', 'connection']);
  const helmetHeaders = Object.entries(headers).flatMap(([name, value]) =>
    otherHeaders.has(name) ? [] : [[name, String(value)]],
  );
  return { ...Object.fromEntries(helmetHeaders), 'permissions-policy': createPermissionsPolicy(hosts) };
}

function helmetOptions(isEncrypted: boolean, hosts: readonly ExternalHost[]): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", hashOf(readerScript)],
        // MapLibre positions its elements with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Other hosts are listed in `external-hosts.ts`.
        imgSrc: ["'self'", 'data:', 'blob:', ...findOrigins(hosts, 'img-src')],
        connectSrc: ["'self'", ...findOrigins(hosts, 'connect-src')],
        workerSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        // The preview of an embedded page.
        frameSrc: ["'self'", ...findOrigins(hosts, 'frame-src')],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(isEncrypted ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Tile services such as OpenStreetMap reject requests without a Referer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Tile services seldom send the Cross-Origin-Resource-Policy that this would require.
    crossOriginEmbedderPolicy: false,
    // HSTS is valid only over HTTPS.
    strictTransportSecurity: isEncrypted,
  };
}

/** The source expression that allows an inline script. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

interface SecurityHeadersOptions {
  readonly headers: SecurityHeaders;
}

const plugin: FastifyPluginAsync<SecurityHeadersOptions> = async (app, { headers }) => {
  app.decorate('securityHeaders', headers);
};

/** Decorates the application with the security headers. */
export const securityHeaders = fastifyPlugin(plugin, { name: 'security-headers', fastify: '5.x' });

const sendPlugin: FastifyPluginAsync = async (app) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(app.securityHeaders);
    done();
  });
};

/** Adds the security headers to all responses of its context. */
export const sendSecurityHeaders = fastifyPlugin(sendPlugin, {
  name: 'send-security-headers',
  fastify: '5.x',
  dependencies: ['security-headers'],
});
