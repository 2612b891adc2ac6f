import type { MapTileLayer } from '@cae-map/contract/entities/map-tileset';
import { pathGroupings } from '@cae-map/contract/enumerations';
import { joinLegs } from '@cae-map/expedition/map-features/join-legs';
import { routeFeatures } from '@cae-map/expedition/map-features/route-features';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { Feature, LineString } from 'geojson';
import { arrowThinning, thinLines } from './thin-layers.ts';
import { listDetails } from './tile-details.ts';

/** The lines of the arrowheads of one layer: a layer for each meaning of their colours. */
export interface ArrowLayer {
  readonly name: MapTileLayer;
  readonly features: readonly Feature<LineString>[];
}

/** The first zoom (512-pixel tiles) of the arrowheads. */
const firstZoom = 2;

/** Returns the lines along which the arrowheads are in tiles of a zoom (512-pixel tiles): legs of one class are joined. */
export function arrowLayersAt(expedition: Expedition, tileZoom: number): readonly ArrowLayer[] {
  if (tileZoom < firstZoom) return [];
  const details = new Set(listDetails(tileZoom).map(({ detail }) => detail));
  const legs = routeFeatures(expedition).features.filter(({ properties }) => details.has(properties.detail));
  return pathGroupings.map((lineType) => {
    const findClass = ({ properties }: (typeof legs)[number]) =>
      [properties.section, properties[lineType], properties.detail].join();
    // Before they are joined: a line across the whole map is always seen somewhere.
    const visible = thinLines(legs, tileZoom, { ...arrowThinning, findClass });
    return { name: `arrows-${lineType}` as const, features: joinLegs(visible, lineType) };
  });
}
