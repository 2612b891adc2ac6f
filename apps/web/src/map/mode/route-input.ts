import type { OverlayRegistry } from '../overlays/overlay-registry.ts';
import type { MapInput, MapInputResponse } from '../pointer/map-input.ts';
import { mapModeStore } from './map-mode.ts';

/** Passes an input to the owner of the mode; in the mode `browse` a click on a feature goes to its overlay. */
export function routeInput(
  input: MapInput,
  registry: Pick<OverlayRegistry, 'dispatchClick'>,
): MapInputResponse {
  const { session } = mapModeStore.getState();
  if (session !== null) return session.onInput(input);
  const { kind, feature, shiftKey } = input;
  if (kind === 'click' && feature !== null) registry.dispatchClick({ ...feature, shiftKey });
  return undefined;
}
