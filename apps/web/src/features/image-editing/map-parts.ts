import { createElement } from 'react';
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import type { MapPart } from '../../lib/manifest/map-part.ts';
import { useMapPage } from '../../lib/page/map-page-context.ts';

const EditedImageOnMap = lazyOptional(
  async () => (await import('./edit/map/edited-image-on-map.tsx')).EditedImageOnMap,
);

/** What editors work on, loaded with the first workspace. */
function WorkspacePart() {
  return useMapPage() === 'workspace' ? createElement(EditedImageOnMap) : null;
}

export const imageEditingParts: readonly MapPart[] = [
  { id: 'edited-image', slot: 'ground', rank: 71, audience: 'admins', Part: WorkspacePart },
];
