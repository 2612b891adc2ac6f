import { stopLabelKinds, type StopLabelKind } from '@cae-map/contract/entities/map-tileset';
import { labelKindNames } from '@cae-map/expedition/map-features/label-kinds';
import type { Feature, Point } from 'geojson';
import type { AnchorCodes } from './anchor-codes.ts';
import type { TileStop } from './tile-stops.ts';

/** How many zooms below its label a stop is a circle. */
const circleLevels = 2;
/** From this zoom of tiles on a stop has a badge with the icon of its stay; the map has it from zoom 8 of 256-pixel tiles. */
const firstBadgeTileZoom = 6;

/**
 * The zoom (256-pixel tiles) at which tiles of a zoom (512-pixel tiles) are no longer used.
 * @param isLast whether the tiles are also used at all higher zooms
 */
function findEnd(tileZoom: number, isLast: boolean): number {
  return isLast ? Infinity : tileZoom + 2;
}

/** Returns the stops that are drawn in tiles of a zoom. The form of a stop changes half way between two zooms. */
export function stopsAt(stops: readonly TileStop[], tileZoom: number, isLast: boolean): readonly TileStop[] {
  const end = findEnd(tileZoom, isLast);
  return stops.filter(({ minzoom, pointzoom }) => Math.min(minzoom - circleLevels - 0.5, pointzoom) < end);
}

/** Creates the features of stops in tiles of a zoom, with the fields that are needed there. */
export function stopFeaturesAt(
  stops: readonly TileStop[],
  anchors: AnchorCodes | null,
  tileZoom: number,
  isLast: boolean,
): readonly Feature<Point>[] {
  const end = findEnd(tileZoom, isLast);
  return stops.map((stop) => {
    const { place_id, section, minzoom, pointzoom, rank, icon, seqid, position } = stop;
    const [latitude, longitude] = position;
    return {
      type: 'Feature',
      id: place_id,
      properties: {
        place_id,
        section,
        minzoom,
        pointzoom,
        rank,
        seqid,
        ...(tileZoom >= firstBadgeTileZoom ? { icon } : {}),
        ...(minzoom - 0.5 < end ? labelFields(stop, anchors) : {}),
      },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    };
  });
}

/** Fields with their usual value are left out: the label without modern names, no silence, the anchors of the side. */
function labelFields(stop: TileStop, anchors: AnchorCodes | null): Record<string, string | number> {
  const fields: Record<string, string | number> = { side: stop.side };
  // Chinese titles are short: they fit where the English label does, and have its silence and anchors.
  if (stop.chineseTitle !== '') fields['label_cn'] = stop.chineseTitle;
  for (const kind of stopLabelKinds) {
    const { text, silenced } = stop.labels[kind];
    if (text !== usualText(stop, kind)) fields[`label_${kind}`] = text;
    if (silenced !== 0) fields[`silenced_${kind}`] = silenced;
    const code = anchors?.[kind].get(stop.place_id);
    if (code !== undefined) fields[`anchors_${kind}`] = code;
  }
  return fields;
}

/** The label that is used where a kind has none. */
function usualText({ labels }: TileStop, kind: StopLabelKind): string | undefined {
  const { language, showsModernNames } = labelKindNames[kind];
  return showsModernNames ? labels[language].text : undefined;
}
