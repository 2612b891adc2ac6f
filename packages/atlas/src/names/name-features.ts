import { toWorld, worldSize } from '../geometry/mercator.ts';
import { recordByLanguage } from './languages.ts';
import { nameStyles, layOutLabel } from './name-style.ts';
import type { LabelLayout } from './name-style.ts';
import { nameKinds } from './names.ts';
import type { MapName } from './name-fields.ts';
import type { NameAlongRun, NameKind, Names } from './names.ts';
import type { PlacedFeature } from '../tiles/placed-layer.ts';
import { polyline, smoothLine, extractStretch } from '../geometry/polyline.ts';
import type { Polyline } from '../geometry/polyline.ts';
import { riverRuns } from './river-runs.ts';
import type { RiverLines } from './river-runs.ts';
import { maxTileZoom } from '../tiles/tile-layers.ts';

/** The zoom (512-pixel tiles) whose labels are also used at all higher zooms. */
const maxLabelZoom = 11;

/**
 * The labels of the map, one set for every zoom, with the line that each follows. Properties: the name in each
 * language, `kind`, `z` (the only zoom of 512-pixel tiles that it is for), `size` in pixels, letter spacings in ems,
 * `rank` (lower first).
 */
export function nameFeatures(names: Names, rivers: RiverLines): PlacedFeature[] {
  const along = nameKinds.flatMap((kind) => names[kind].flatMap((name) => createLabels(name, kind)));
  return [...along, ...names.rivers.flatMap((name) => riverFeatures(name, rivers))];
}

/** The labels of towns, as points. */
export function townFeatures(names: Names): PlacedFeature[] {
  return names.towns.map((town) => {
    const from = Math.max(0, town.from - 1);
    return {
      anchor: toWorld(town.at),
      minZoom: Math.min(maxTileZoom, from),
      maxZoom: maxTileZoom,
      properties: {
        ...recordByLanguage('name_', (language) => town[`name_${language}`]),
        from,
        ...(town.side === 'right' ? {} : { side: town.side }),
      },
    };
  });
}

function createLabels(name: NameAlongRun, kind: NameKind): PlacedFeature[] {
  const line = polyline(smoothLine(name.run.map(toWorld)));
  return listZooms(name.from, name.to).flatMap((zoom) => createLabelsAt(name, kind, line, zoom));
}

/** Converts a range of zooms of 256-pixel tiles to the zooms of 512-pixel tiles. */
function listZooms(from: number, to: number): number[] {
  const first = Math.max(0, Math.ceil(from) - 1);
  const last = Math.min(maxLabelZoom, Math.floor(to) - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function createLabelsAt(name: NameAlongRun, kind: NameKind, line: Polyline, zoom: number): PlacedFeature[] {
  const style = nameStyles[kind];
  const runPixels = line.length * worldSize(zoom);
  const count = Math.max(1, Math.round(runPixels / style.repeat));
  // An off-centre label may extend beyond the end of its run, so that its letters are not condensed.
  const room = count === 1 ? Math.max(0.65, 2 * Math.min(name.middle, 1 - name.middle)) : 1 / count;
  const layout = layOutLabel(name, style, zoom + 1 - name.from, runPixels * room * 0.8);
  if (layout.length > runPixels * 2.2 && kind !== 'lakes') return [];
  return Array.from({ length: count }, (_, index) =>
    createLabel(name, kind, line, {
      zoom,
      layout,
      centre: (count === 1 ? name.middle : (index + 0.5) / count) * line.length,
    }),
  );
}

interface LabelPlacement {
  readonly zoom: number;
  readonly layout: LabelLayout;
  /** Distance along the line. */
  readonly centre: number;
}

function createLabel(
  name: MapName,
  kind: string,
  line: Polyline,
  { zoom, layout, centre }: LabelPlacement,
): PlacedFeature {
  const length = (layout.length + 16) / worldSize(zoom);
  const tileZoom = Math.min(maxTileZoom, zoom);
  return {
    anchor: line.at(centre),
    // Within the length of its name a river bends more than letters can follow.
    line: extractStretch(line, centre, length, length / (kind === 'rivers' ? 2.5 : 6)),
    minZoom: tileZoom,
    maxZoom: tileZoom,
    properties: {
      kind,
      z: zoom,
      rank: name.from,
      size: Math.round(layout.size * 10) / 10,
      ...recordByLanguage('name_', (language) => name[`name_${language}`]),
      ...recordByLanguage('spacing_', (language) => layout.spacing[language]),
    },
  };
}

function riverFeatures(name: Names['rivers'][number], rivers: RiverLines): PlacedFeature[] {
  const style = nameStyles.rivers;
  return riverRuns(name.near, rivers).flatMap(({ line, centre }) =>
    listZooms(name.from, maxLabelZoom + 1).flatMap((zoom) => {
      const layout = layOutLabel(name, style, zoom + 1 - name.from, 0);
      const length = layout.length / worldSize(zoom);
      const hasRoom = centre > length * 0.5 && line.length - centre > length * 0.5;
      return hasRoom ? [createLabel(name, 'rivers', line, { zoom, layout, centre })] : [];
    }),
  );
}
