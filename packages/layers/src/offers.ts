import type { LayerOffer, OnlineMaps } from '@cae-map/contract/entities/configuration';
import type { BaseLayer, KeyName } from './base-layer.ts';
import { catalogue } from './catalogue.ts';

/** The keys and addresses that the operator has configured; addresses are by the code of their layer. */
export interface LayerAccess {
  readonly keys: Readonly<Partial<Record<KeyName, string>>>;
  readonly addresses: Readonly<Record<string, string>>;
}

/**
 * The layers that have what they require, in the order of the catalogue; only the built-in map if no tiles of other
 * providers may be requested.
 */
export function offeredLayers(onlineMaps: OnlineMaps, access: LayerAccess): BaseLayer[] {
  return catalogue.filter((layer) =>
    onlineMaps === 'never' ? layer.group === 'builtIn' : isConfigured(layer, access),
  );
}

function isConfigured({ code, requires }: BaseLayer, { keys, addresses }: LayerAccess): boolean {
  if (requires === undefined) return true;
  return (requires.setting === 'key' ? keys[requires.key] : addresses[code]) !== undefined;
}

/**
 * What the browser needs to know of a configured layer besides the catalogue: the public key or the address. The key of a
 * layer whose tiles go through the server is secret and is omitted.
 */
export function offerLayer(
  { code, requires, proxied, additional }: BaseLayer,
  { keys, addresses }: LayerAccess,
): LayerOffer {
  const offer: LayerOffer = { code, ...(additional && { additional }) };
  if (requires === undefined || proxied) return offer;
  if (requires.setting === 'address') return { ...offer, address: addresses[code] ?? '' };
  return { ...offer, key: keys[requires.key] ?? '' };
}
