import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { originsFor } from './external-hosts.ts';
import { permissionsPolicy } from './permissions-policy.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The headers that every answer carries, whichever way it takes through the server. */
    readonly securityHeaders: SecurityHeaders;
  }
}

export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * Takes from helmet once the headers that the settings call for, and adds the Permissions-Policy, which helmet does not
 * set. They never depend on the request, so every answer copies a ready list, also those that bypass the plugins.
 */
export async function securityHeadersFor(publicUrl: string): Promise<SecurityHeaders> {
  const helmeted = Fastify();
  await helmeted.register(helmet, helmetOptions(publicUrl.startsWith('https:')));
  helmeted.get('/', () => '');
  const { headers } = await helmeted.inject('/');
  await helmeted.close();
  const others = new Set(['content-length', 'content-type', 'date', 'connection']);
  const ofHelmet = Object.entries(headers).flatMap(([name, value]) =>
    others.has(name) ? [] : [[name, String(value)]],
  );
  return { ...Object.fromEntries(ofHelmet), 'permissions-policy': permissionsPolicy() };
}

function helmetOptions(isEncrypted: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Positions of the map's parts are written into style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Other hosts are added in the table of external hosts, never here.
        imgSrc: ["'self'", 'data:', 'blob:', ...originsFor('img-src')],
        connectSrc: ["'self'", ...originsFor('connect-src')],
        workerSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        frameSrc: [...originsFor('frame-src')],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(isEncrypted ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Tile services such as OpenStreetMap refuse requests that do not say where they come from.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Tiles of other hosts seldom carry the header that this would ask of them.
    crossOriginEmbedderPolicy: false,
    // A promise to stay encrypted would be wrong where nothing is.
    strictTransportSecurity: isEncrypted,
  };
}

interface SecurityHeadersOptions {
  readonly headers: SecurityHeaders;
}

const plugin: FastifyPluginAsync<SecurityHeadersOptions> = async (app, { headers }) => {
  app.decorate('securityHeaders', headers);
};

/** Keeps the security headers where every other plugin finds them. */
export const securityHeaders = fastifyPlugin(plugin, { name: 'security-headers', fastify: '5.x' });

const hook: FastifyPluginAsync = async (app) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(app.securityHeaders);
    done();
  });
};

/** Puts the security headers on every answer of the context in which it is registered. */
export const sendSecurityHeaders = fastifyPlugin(hook, {
  name: 'send-security-headers',
  fastify: '5.x',
  dependencies: ['security-headers'],
});
