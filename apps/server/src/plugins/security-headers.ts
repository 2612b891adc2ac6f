import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** The headers that every answer carries, whichever way it takes through the server. */
    readonly securityHeaders: SecurityHeaders;
  }
}

export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * Asks helmet once which headers the settings call for. They never depend on the request, so answering from a ready
 * list spares every request the work, and lists that go past the plugins send the very same ones.
 */
export async function securityHeadersFor(publicUrl: string): Promise<SecurityHeaders> {
  const helmeted = Fastify();
  await helmeted.register(helmet, helmetOptions(publicUrl.startsWith('https:')));
  helmeted.get('/', () => '');
  const { headers } = await helmeted.inject('/');
  await helmeted.close();
  const others = new Set(['content-length', 'content-type', 'date', 'connection']);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (others.has(name) ? [] : [[name, String(value)]])),
  );
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
        // Map tiles come from many hosts; thumbnails of videos from i.ytimg.com, when somebody asks for a video.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: ["'self'", 'https:'],
        workerSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        // The player of a video is the one page of another host that is ever shown within ours.
        frameSrc: ['https://www.youtube-nocookie.com'],
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
