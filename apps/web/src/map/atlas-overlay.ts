import type { Language } from '@cae-map/contract/enumerations';
import type { ExpressionSpecification, LayerSpecification, VectorSourceSpecification } from 'maplibre-gl';
import { stepProperty } from './expressions.ts';
import type { MapOverlay } from './map-overlay.ts';
import { atlasPalettes } from './tokens.ts';
import type { AtlasPalette, ColorScheme } from './tokens.ts';

/** Who made the data that the built-in atlas is drawn from. */
export const atlasAttribution = 'Natural Earth · GSHHG (Wessel & Smith) · NASA · GeoNames (CC BY 4.0)';

const sourceId = 'atlas';
const maxTileZoom = 5;

/** Kept as one object, so that a change of colours or language loads no tile again. */
const sources = new Map<string, Readonly<Record<string, VectorSourceSpecification>>>();

function sourcesFor(tilesUrl: string): Readonly<Record<string, VectorSourceSpecification>> {
  const known = sources.get(tilesUrl);
  if (known) return known;
  const made = {
    [sourceId]: { type: 'vector' as const, tiles: [tilesUrl], minzoom: 0, maxzoom: maxTileZoom },
  };
  sources.set(tilesUrl, made);
  return made;
}

/** By what the atlas is drawn. */
export interface AtlasOptions {
  readonly scheme: ColorScheme;
  /** The language of its names. */
  readonly language: Language;
  /** Absolute address of the tiles with `{z}`, `{x}` and `{y}`. */
  readonly tilesUrl: string;
}

/** The built-in atlas as the lowest overlay of the map. */
export function atlasOverlay({ scheme, tilesUrl }: AtlasOptions): MapOverlay {
  return {
    id: sourceId,
    order: 0,
    sources: sourcesFor(tilesUrl),
    layers: groundLayers(atlasPalettes[scheme]),
    interactiveLayerIds: [],
  };
}

function groundLayers(palette: AtlasPalette): LayerSpecification[] {
  const of = (layer: string) => ({ source: sourceId, 'source-layer': layer });
  return [
    { id: 'atlas-water', type: 'background', paint: { 'background-color': palette.water } },
    {
      id: 'atlas-shallows',
      type: 'line',
      ...of('coast'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.shallows,
        'line-width': ['interpolate', ['linear'], ['zoom'], 1, 6, 5, 16, 11, 40],
        'line-blur': ['interpolate', ['linear'], ['zoom'], 1, 4, 5, 12, 11, 30],
      },
    },
    { id: 'atlas-land', type: 'fill', ...of('land'), paint: { 'fill-color': palette.land } },
    {
      id: 'atlas-bands',
      type: 'fill',
      ...of('bands'),
      maxzoom: 8,
      paint: {
        'fill-color': heightColour(palette),
        'fill-antialias': false,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 6, 1, 8, 0],
      },
    },
    ...waterLayers(palette, of),
    {
      id: 'atlas-borders',
      type: 'line',
      ...of('borders'),
      minzoom: 1,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.border,
        'line-opacity': 0.75,
        'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.6, 6, 1.1, 11, 1.6],
        'line-dasharray': [6, 3, 1, 3],
      },
    },
  ];
}

function waterLayers(palette: AtlasPalette, of: (layer: string) => SourceOfLayer): LayerSpecification[] {
  return [
    {
      id: 'atlas-rivers',
      type: 'line',
      ...of('rivers'),
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': palette.river,
        'line-width': [
          'interpolate',
          ['exponential', 1.3],
          ['zoom'],
          1,
          ['match', ['get', 'level'], 1, 0.6, 0.3],
          4,
          ['match', ['get', 'level'], 1, 1.2, 2, 0.9, 3, 0.5, 0.3],
          8,
          ['match', ['get', 'level'], 1, 2.6, 2, 2, 3, 1.4, 0.9],
          12,
          ['match', ['get', 'level'], 1, 5, 2, 4, 3, 3, 2],
        ],
      },
    },
    { id: 'atlas-lakes', type: 'fill', ...of('lakes'), paint: { 'fill-color': palette.water } },
    {
      id: 'atlas-coast',
      type: 'line',
      ...of('coast'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.coast,
        'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 8, 1.2],
      },
    },
  ];
}

interface SourceOfLayer {
  readonly source: string;
  readonly 'source-layer': string;
}

function heightColour(palette: AtlasPalette): ExpressionSpecification {
  const tints = Object.entries(palette.heights).map(([metres, colour]) => [Number(metres), colour] as const);
  return stepProperty('metres', palette.land, tints);
}
