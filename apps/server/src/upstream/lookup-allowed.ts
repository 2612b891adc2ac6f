import dns, { type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** A failed look-up, in the form of the errors of Node's resolver. */
class AddressError extends Error {
  readonly code = 'EADDRNOTALLOWED';
}

/** The system's resolver, in the form that this module calls it. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Creates a resolver for the connections of an HTTP client that returns only addresses that `isAllowed`; without one the
 * connection fails.
 */
export function lookupAllowed(
  isAllowed: (address: string) => boolean,
  resolve: Resolve = dns.lookup,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const allowed = addresses.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return callback(new AddressError('no allowed address'), '');
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });
  };
}
