import type { BaseLayer } from './base-layer.ts';

/** Whether a layer may be offered to clients in a country, given by its ISO 3166 code. */
export function isOfferedIn(country: string, { countries }: BaseLayer): boolean {
  if (countries === undefined) return true;
  return 'only' in countries ? countries.only.includes(country) : !countries.except.includes(country);
}
