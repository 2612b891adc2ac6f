import type { MapPart } from '../../lib/manifest/map-part.ts';
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import { useMapPage } from '../../lib/page/map-page-context.ts';
import { createElement } from 'react';

const EditedPlaceOnMap = lazyOptional(
  async () => (await import('./edit/map/edited-place-on-map.tsx')).EditedPlaceOnMap,
);

/** What editors work on, loaded with the first workspace. */
function WorkspacePart() {
  return useMapPage() === 'workspace' ? createElement(EditedPlaceOnMap) : null;
}

export const placeEditingParts: readonly MapPart[] = [
  { id: 'edited-place', slot: 'ground', rank: 70, audience: 'admins', Part: WorkspacePart },
];
