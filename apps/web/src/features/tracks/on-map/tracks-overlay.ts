import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import type { DisplayLine } from '@cae-map/tracks/analysis/simplify';
import type { StoredTrack } from '../../../lib/storage/tracks/stored-track.ts';
import type { MapArea } from '../../../map/camera/camera.ts';
import { drawOrder } from '../../../map/overlays/draw-order.ts';
import type { MapFeature, MapOverlay } from '../../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../../map/style/tokens.ts';
import { trackColours, trackHalos } from './track-colours.ts';

/** The width of a line in pixels (TRK-1), and of its edge. */
const lineWidth = 4;
const haloWidth = 6;

/** Draws the visible tracks, a source each, so that a change of one does not send the others to the map again. */
export function tracksOverlay(tracks: readonly StoredTrack[], colorScheme: ColorScheme): MapOverlay {
  const shown = tracks.filter(({ showTrack }) => showTrack);
  return {
    id: 'tracks',
    order: drawOrder.tracks,
    sources: Object.fromEntries(shown.map((track) => [sourceId(track), sourceOfLine(track)])),
    layers: shown.flatMap((track) => layersOfTrack(track, colorScheme)),
    interactiveLayerIds: shown.map((track) => lineLayerId(track)).toReversed(),
  };
}

/** The id of the track that a feature of the overlay shows; null for other features. */
export function trackIdOfFeature({ properties }: MapFeature): number | null {
  return typeof properties.track === 'number' ? properties.track : null;
}

/** The area of tracks; null without any. */
export function boundsOfTracks(tracks: readonly StoredTrack[]): MapArea | null {
  const area = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const { line } of tracks) {
    for (let index = 0; index < line.coordinates.length; index += 2) {
      const longitude = line.coordinates[index] ?? 0;
      const latitude = line.coordinates[index + 1] ?? 0;
      area.west = Math.min(area.west, longitude);
      area.east = Math.max(area.east, longitude);
      area.south = Math.min(area.south, latitude);
      area.north = Math.max(area.north, latitude);
    }
  }
  return area.west <= area.east ? area : null;
}

type Identified = Pick<StoredTrack, 'id'>;
const sourceId = ({ id }: Identified): string => `tracks-${id}`;
const lineLayerId = ({ id }: Identified): string => `tracks-${id}-line`;

/** Sources are compared by reference, and a line never changes. */
const sources = new WeakMap<DisplayLine, GeoJSONSourceSpecification>();

function sourceOfLine({ id, line }: StoredTrack): GeoJSONSourceSpecification {
  const known = sources.get(line);
  if (known) return known;
  const source: GeoJSONSourceSpecification = {
    type: 'geojson',
    // The line is simplified already.
    tolerance: 0.2,
    data: {
      type: 'Feature',
      properties: { track: id },
      geometry: { type: 'MultiLineString', coordinates: toCoordinates(line) },
    },
  };
  sources.set(line, source);
  return source;
}

function toCoordinates({ coordinates, segmentStarts }: DisplayLine): number[][][] {
  return Array.from(segmentStarts, (start, segment) => {
    const end = segmentStarts[segment + 1] ?? coordinates.length / 2;
    return Array.from({ length: end - start }, (_, index) => [
      coordinates[(start + index) * 2] ?? 0,
      coordinates[(start + index) * 2 + 1] ?? 0,
    ]);
  });
}

function layersOfTrack(track: StoredTrack, colorScheme: ColorScheme): LayerSpecification[] {
  const line = { type: 'line', source: sourceId(track) } as const;
  const layout = { 'line-join': 'round', 'line-cap': 'round' } as const;
  return [
    {
      ...line,
      id: `tracks-${track.id}-halo`,
      layout,
      paint: { 'line-color': trackHalos[colorScheme], 'line-width': haloWidth, 'line-opacity': 0.75 },
    },
    {
      ...line,
      id: lineLayerId(track),
      layout,
      paint: { 'line-color': trackColours[track.color], 'line-width': lineWidth },
    },
  ];
}
