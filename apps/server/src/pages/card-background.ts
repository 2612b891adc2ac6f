import { cardDesign } from '@cae-map/cards/card-design';
import type { AtlasPictures } from '@cae-map/contract/api/atlas-pictures';
import type { MapTileset } from '@cae-map/contract/entities/map-tileset';

/**
 * The version of what all cards are drawn with: the design, the route and the pictures of the atlas.
 * @returns undefined while the version of the route is not known
 */
export function cardBackground(
  tileset: Pick<MapTileset, 'version'> | undefined,
  atlas: Pick<AtlasPictures, 'hash'> | undefined,
): string | undefined {
  return tileset && `${cardDesign} ${tileset.version} ${atlas?.hash ?? 'plain'}`;
}
