import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { LayerSpecification } from 'maplibre-gl';
import type { MapOverlay } from '../../map/overlays/map-overlay.ts';
import { createOverlayRegistry, type OverlayRegistry } from '../../map/overlays/overlay-registry.ts';

/**
 * Creates a registry that validates each overlay against the style specification, because the map does not.
 * @throws from `show`, with the id of the overlay and the violations
 */
export function createValidatingRegistry(): OverlayRegistry {
  const registry = createOverlayRegistry();
  // Overlays keep most layers when they change, and validation is slow.
  const valid = new WeakSet<LayerSpecification>();

  function validate({ id, sources, layers }: MapOverlay): void {
    const changed = layers.filter((layer) => !valid.has(layer));
    const violations = validateStyleMin({ version: 8, sources, layers: changed });
    if (violations.length > 0) {
      throw new Error(`The overlay ${id} is invalid: ${violations.map(({ message }) => message).join('; ')}`);
    }
    for (const layer of changed) valid.add(layer);
  }

  return {
    ...registry,
    show(overlay) {
      validate(overlay);
      return registry.show(overlay);
    },
  };
}
