import { toWorld, worldSize } from '../geometry/mercator.ts';
import { nameStyles, settingOf } from './name-style.ts';
import type { NameSetting } from './name-style.ts';
import { nameKinds } from './names.ts';
import type { MapName, NameAlongRun, NameKind, Names } from './names.ts';
import type { PlacedFeature } from '../tiles/placed-layer.ts';
import { polyline, rounded, stretch } from '../geometry/polyline.ts';
import type { Polyline } from '../geometry/polyline.ts';
import { riverRuns } from './river-runs.ts';
import type { RiverLines } from './river-runs.ts';
import { maxTileZoom } from '../tiles/tile-layers.ts';

/** The zoom (512-pixel tiles) whose names are printed at every deeper zoom too. */
const deepestNames = 11;

/**
 * The names of the map, each once for every zoom, with the line it stands on. Properties: the name in each language, `kind`,
 * `z` (the one zoom of 512-pixel tiles it is for), `size` in pixels, letter-spacings in ems, `rank` (lower first).
 */
export function nameFeatures(names: Names, rivers: RiverLines): PlacedFeature[] {
  const along = nameKinds.flatMap((kind) => names[kind].flatMap((name) => featuresOf(name, kind)));
  return [...along, ...names.rivers.flatMap((name) => riverFeatures(name, rivers))];
}

/** The names of towns as points. */
export function townFeatures(names: Names): PlacedFeature[] {
  return names.towns.map((town) => {
    const from = Math.max(0, town.from - 1);
    return {
      anchor: toWorld(town.at),
      minZoom: Math.min(maxTileZoom, from),
      maxZoom: maxTileZoom,
      properties: {
        name_ru: town.name_ru,
        name_en: town.name_en,
        name_cn: town.name_cn,
        from,
        ...(town.side === 'right' ? {} : { side: town.side }),
      },
    };
  });
}

function featuresOf(name: NameAlongRun, kind: NameKind): PlacedFeature[] {
  const line = polyline(rounded(name.run.map(toWorld)));
  return zoomsOf(name.from, name.to).flatMap((zoom) => piecesAt(name, kind, line, zoom));
}

/** The zooms of 512-pixel tiles between two zooms of 256-pixel tiles. */
function zoomsOf(from: number, to: number): number[] {
  const first = Math.max(0, Math.ceil(from) - 1);
  const last = Math.min(deepestNames, Math.floor(to) - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function piecesAt(name: NameAlongRun, kind: NameKind, line: Polyline, zoom: number): PlacedFeature[] {
  const style = nameStyles[kind];
  const runPixels = line.length * worldSize(zoom);
  const count = Math.max(1, Math.round(runPixels / style.repeat));
  // A name that stands off the middle may go on beyond the end of its run rather than be squeezed.
  const room = count === 1 ? Math.max(0.65, 2 * Math.min(name.middle, 1 - name.middle)) : 1 / count;
  const setting = settingOf(name, style, zoom + 1 - name.from, runPixels * room * 0.8);
  if (setting.length > runPixels * 2.2 && kind !== 'lakes') return [];
  return Array.from({ length: count }, (_, index) =>
    pieceOf(name, kind, line, {
      zoom,
      setting,
      centre: (count === 1 ? name.middle : (index + 0.5) / count) * line.length,
    }),
  );
}

interface Piece {
  readonly zoom: number;
  readonly setting: NameSetting;
  /** Distance along the line. */
  readonly centre: number;
}

function pieceOf(
  name: MapName,
  kind: string,
  line: Polyline,
  { zoom, setting, centre }: Piece,
): PlacedFeature {
  const length = (setting.length + 16) / worldSize(zoom);
  const tileZoom = Math.min(maxTileZoom, zoom);
  return {
    anchor: line.at(centre),
    // A river bends more in the length of its name than letters can follow.
    line: stretch(line, centre, length, length / (kind === 'rivers' ? 2.5 : 6)),
    minZoom: tileZoom,
    maxZoom: tileZoom,
    properties: {
      kind,
      z: zoom,
      rank: name.from,
      size: Math.round(setting.size * 10) / 10,
      name_ru: name.name_ru,
      name_en: name.name_en,
      name_cn: name.name_cn,
      spacing_ru: setting.spacing.ru,
      spacing_en: setting.spacing.en,
      spacing_cn: setting.spacing.cn,
    },
  };
}

function riverFeatures(name: Names['rivers'][number], rivers: RiverLines): PlacedFeature[] {
  const style = nameStyles.rivers;
  return riverRuns(name.near, rivers).flatMap(({ line, centre }) =>
    zoomsOf(name.from, deepestNames + 1).flatMap((zoom) => {
      const setting = settingOf(name, style, zoom + 1 - name.from, 0);
      const length = setting.length / worldSize(zoom);
      const hasRoom = centre > length * 0.5 && line.length - centre > length * 0.5;
      return hasRoom ? [pieceOf(name, 'rivers', line, { zoom, setting, centre })] : [];
    }),
  );
}
