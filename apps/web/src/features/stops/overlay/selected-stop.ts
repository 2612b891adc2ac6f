import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Language } from '@cae-map/contract/enumerations';
import { townSize } from '@cae-map/expedition/map-features/repeated-labels';
import { stopLabel } from '@cae-map/expedition/map-features/stop-features';
import { toPosition } from '@cae-map/expedition/route/route';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { Feature, Point } from 'geojson';
import type { GeoJSONSourceSpecification } from 'maplibre-gl';

/** The source of the selected stop. */
export const selectedSourceId = 'stops-selected';

/** How labels are written. */
export interface LabelNames {
  readonly language: Language;
  /** Whether the modern name replaces the title, if it is known. */
  readonly showsModernNames: boolean;
}

/** Sources by record and names, because the map compares them by reference. */
const known = new WeakMap<PlaceRecord, Map<string, GeoJSONSourceSpecification>>();
const withoutStop = createSource([]);

/**
 * Returns the source of the selected stop, without a feature if it is not known or has no position; always the same one for the same record
 * and names. The stop has its own source, so that another selection is drawn without the layout of all stops, and whether or not the stop
 * is hidden.
 */
export function selectedStopSource(
  record: PlaceRecord | null,
  names: LabelNames,
): GeoJSONSourceSpecification {
  if (record === null) return withoutStop;
  const sources = known.get(record) ?? new Map<string, GeoJSONSourceSpecification>();
  known.set(record, sources);
  const key = `${names.language} ${names.showsModernNames}`;
  const source = sources.get(key) ?? createSource(selectedFeatures(record, names));
  sources.set(key, source);
  return source;
}

function createSource(features: readonly Feature<Point>[]): GeoJSONSourceSpecification {
  return { type: 'geojson', data: { type: 'FeatureCollection', features: [...features] }, tolerance: 0 };
}

function selectedFeatures(
  record: PlaceRecord,
  { language, showsModernNames }: LabelNames,
): readonly Feature<Point>[] {
  const position = toPosition(record);
  if (position === null) return [];
  const [latitude, longitude] = position;
  return [
    {
      type: 'Feature',
      properties: {
        label: stopLabel({ record }, language, showsModernNames),
        side: record.tooltip_position ?? 'right',
      },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    },
  ];
}

/** Returns the ids of the stops with the name of the selected one in the same town, which do not repeat its label. */
export function findNamesakes(
  { places, byId }: Expedition,
  selectedId: number,
  { language, showsModernNames }: LabelNames,
): readonly number[] {
  const selected = byId.get(selectedId);
  if (!selected?.position) return [];
  const [latitude, longitude] = selected.position;
  const label = stopLabel(selected, language, showsModernNames);
  return places
    .filter(({ id, position }) => {
      if (id === selected.id || !position) return false;
      return Math.hypot(position[0] - latitude, position[1] - longitude) < townSize;
    })
    .filter((place) => stopLabel(place, language, showsModernNames) === label)
    .map(({ id }) => id);
}
