import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartError } from '../lib/start-error.ts';
import { createLocalUrl, type Settings } from '../settings.ts';

/**
 * Checks that the server can listen at its address, before the first start makes a database for a minute.
 * @throws {StartError} `port_in_use` or `cannot_listen`
 */
export async function checkAddress({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    throw listenError(error, host, port);
  }
  probe.close();
  await once(probe, 'close');
}

/**
 * Listens and returns the URL of the server.
 * @throws {StartError} `port_in_use` or `cannot_listen`, after the application was closed
 */
export async function listen(app: FastifyInstance, { host, port, publicUrl }: Settings): Promise<string> {
  try {
    const bound = new URL(
      await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` }),
    );
    // With port 0 the system chooses the port, so `publicUrl` is not valid.
    return port === 0 ? createLocalUrl(host, Number(bound.port)) : publicUrl;
  } catch (error) {
    await app.close();
    throw listenError(error, host, port);
  }
}

function listenError(error: unknown, host: string, port: number): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'EADDRINUSE') {
    const another = port < 65_535 ? port + 1 : 3000;
    const message = `The port ${port} on ${host} is in use already. Stop what uses it, or choose another: PORT=${another} npm start`;
    return new StartError('port_in_use', message, { cause: error });
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    const message = `The server cannot listen on ${host}, port ${port} (${code}). Choose another HOST or PORT.`;
    return new StartError('cannot_listen', message, { cause: error });
  }
  return error;
}
