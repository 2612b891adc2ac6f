import type {
  AllLayoutProperties,
  AllPaintProperties,
  GeoJSONSourceSpecification,
  LayerSpecification,
  SourceSpecification,
} from 'maplibre-gl';
import type { MapOverlay } from './map-overlay.ts';

/** The sources, layers and marks that are currently applied to the map. */
export interface AppliedOverlays {
  readonly sources: ReadonlyMap<string, SourceSpecification>;
  /** In drawing order, the bottom layer first. */
  readonly layers: readonly LayerSpecification[];
  /** The marked features, at most one set for each source. */
  readonly marked: ReadonlyMap<string, MarkedInSource>;
}

interface MarkedInSource {
  readonly ids: ReadonlySet<number>;
  /** The layer of a vector source. */
  readonly sourceLayer?: string | undefined;
}

const noIds: ReadonlySet<number> = new Set();

/** The state before the first overlay. */
export const nothingApplied: AppliedOverlays = { sources: new Map(), layers: [], marked: new Map() };

type PaintValue = AllPaintProperties[keyof AllPaintProperties];
type LayoutValue = AllLayoutProperties[keyof AllLayoutProperties];

/** A change to the map as plain data, so that the comparison can be tested without a canvas. */
export type OverlayChange =
  | { readonly kind: 'remove-layer'; readonly id: string }
  | { readonly kind: 'remove-source'; readonly id: string }
  | { readonly kind: 'add-source'; readonly id: string; readonly source: SourceSpecification }
  | { readonly kind: 'set-data'; readonly id: string; readonly data: GeoJSONSourceSpecification['data'] }
  | { readonly kind: 'set-tiles'; readonly id: string; readonly tiles: readonly string[] }
  | { readonly kind: 'add-layer'; readonly layer: LayerSpecification; readonly beforeId: string | undefined }
  | {
      readonly kind: 'set-paint';
      readonly id: string;
      readonly name: keyof AllPaintProperties;
      readonly value: PaintValue;
    }
  | {
      readonly kind: 'set-layout';
      readonly id: string;
      readonly name: keyof AllLayoutProperties;
      readonly value: LayoutValue;
    }
  | { readonly kind: 'set-filter'; readonly id: string; readonly layer: LayerSpecification }
  | { readonly kind: 'set-zooms'; readonly id: string; readonly minzoom: number; readonly maxzoom: number }
  | {
      readonly kind: 'mark-feature';
      readonly source: string;
      readonly sourceLayer?: string;
      readonly id: number;
      readonly isMarked: boolean;
    };

/** Merges overlays into sources and layers in drawing order. */
export function flattenOverlays(overlays: readonly MapOverlay[]): AppliedOverlays {
  const ordered = overlays.toSorted((one, other) => one.order - other.order);
  return {
    sources: new Map(ordered.flatMap((overlay) => Object.entries(overlay.sources))),
    layers: ordered.flatMap((overlay) => overlay.layers),
    marked: new Map(
      ordered.flatMap(({ marked }) =>
        (marked?.sources ?? []).map((layer) => [
          layer.source,
          { ids: marked?.ids ?? noIds, sourceLayer: layer['source-layer'] },
        ]),
      ),
    ),
  };
}

/** Returns the changes from the shown to the wanted state, in an order that MapLibre accepts. */
export function overlayChanges(shown: AppliedOverlays, wanted: AppliedOverlays): OverlayChange[] {
  const replaced = replacedSources(shown, wanted);
  const kept = keptLayers(shown, wanted, replaced);
  const changes: OverlayChange[] = [];
  for (const { id } of shown.layers) if (!kept.has(id)) changes.push({ kind: 'remove-layer', id });
  for (const id of shown.sources.keys()) {
    if (!wanted.sources.has(id) || replaced.has(id)) changes.push({ kind: 'remove-source', id });
  }
  for (const [id, source] of wanted.sources) {
    const before = shown.sources.get(id);
    if (!before || replaced.has(id)) changes.push({ kind: 'add-source', id, source });
    else if (before !== source && source.type === 'geojson')
      changes.push({ kind: 'set-data', id, data: source.data });
    else if (before !== source && source.type === 'vector' && !isEqual(before, source))
      changes.push({ kind: 'set-tiles', id, tiles: source.tiles ?? [] });
  }
  // From top to bottom, so that the layer above a new one always exists already.
  let beforeId: string | undefined;
  for (const layer of wanted.layers.toReversed()) {
    const before = kept.get(layer.id);
    if (before) changes.push(...layerChanges(before, layer));
    else changes.push({ kind: 'add-layer', layer, beforeId });
    beforeId = layer.id;
  }
  return [...changes, ...markChanges(shown, wanted, replaced)];
}

/** Marks are lost when a source is removed, so all marks of a replaced source are added again. */
function markChanges(
  shown: AppliedOverlays,
  wanted: AppliedOverlays,
  replaced: ReadonlySet<string>,
): OverlayChange[] {
  const changes: OverlayChange[] = [];
  for (const source of wanted.sources.keys()) {
    const marked = wanted.marked.get(source);
    const { ids: before = noIds, sourceLayer = marked?.sourceLayer } = replaced.has(source)
      ? {}
      : (shown.marked.get(source) ?? {});
    const after = marked?.ids ?? noIds;
    if (before === after) continue;
    const feature = {
      kind: 'mark-feature',
      source,
      ...(sourceLayer === undefined ? {} : { sourceLayer }),
    } as const;
    for (const id of before) if (!after.has(id)) changes.push({ ...feature, id, isMarked: false });
    for (const id of after) if (!before.has(id)) changes.push({ ...feature, id, isMarked: true });
  }
  return changes;
}

/**
 * Sources that must be removed and added again: only the data of a GeoJSON source and the URLs of the tiles of a vector source can be
 * updated in place. What is drawn then stays until the new data are there.
 */
function replacedSources(shown: AppliedOverlays, wanted: AppliedOverlays): Set<string> {
  const replaced = new Set<string>();
  for (const [id, source] of wanted.sources) {
    const before = shown.sources.get(id);
    if (!before || before === source) continue;
    if (!isEqual(withoutData(before), withoutData(source))) replaced.add(id);
  }
  return replaced;
}

/** A source without what can be updated in place. */
function withoutData(source: SourceSpecification): SourceSpecification {
  if (source.type === 'geojson') return { ...source, data: '' };
  return source.type === 'vector' ? { ...source, tiles: [] } : source;
}

/** Layers that can be kept: same type and source, and already in the wanted order. */
function keptLayers(
  shown: AppliedOverlays,
  wanted: AppliedOverlays,
  replaced: ReadonlySet<string>,
): ReadonlyMap<string, LayerSpecification> {
  const wantedById = new Map(wanted.layers.map((layer, index) => [layer.id, { layer, index }]));
  const kept = new Map<string, LayerSpecification>();
  let last = -1;
  for (const layer of shown.layers) {
    const match = wantedById.get(layer.id);
    if (!match || match.index < last || !hasSameTypeAndSource(layer, match.layer)) continue;
    if ('source' in layer && replaced.has(layer.source)) continue;
    kept.set(layer.id, layer);
    last = match.index;
  }
  return kept;
}

function hasSameTypeAndSource(one: LayerSpecification, other: LayerSpecification): boolean {
  return (
    one.type === other.type &&
    readField(one, 'source') === readField(other, 'source') &&
    readField(one, 'source-layer') === readField(other, 'source-layer')
  );
}

function layerChanges(before: LayerSpecification, layer: LayerSpecification): OverlayChange[] {
  if (before === layer) return [];
  const changes: OverlayChange[] = [];
  const { id, minzoom = 0, maxzoom = 24 } = layer;
  if ((before.minzoom ?? 0) !== minzoom || (before.maxzoom ?? 24) !== maxzoom) {
    changes.push({ kind: 'set-zooms', id, minzoom, maxzoom });
  }
  if (!isEqual(readField(before, 'filter'), readField(layer, 'filter')))
    changes.push({ kind: 'set-filter', id, layer });
  for (const [name, value] of propertyChanges<keyof AllLayoutProperties, LayoutValue>(
    before.layout,
    layer.layout,
  )) {
    changes.push({ kind: 'set-layout', id, name, value });
  }
  for (const [name, value] of propertyChanges<keyof AllPaintProperties, PaintValue>(
    before.paint,
    layer.paint,
  )) {
    changes.push({ kind: 'set-paint', id, name, value });
  }
  return changes;
}

function propertyChanges<Name extends string, Value>(
  before: Partial<Record<Name, Value>> | undefined,
  after: Partial<Record<Name, Value>> | undefined,
): [Name, Value | undefined][] {
  const names = [...propertyNames(before), ...propertyNames(after)];
  return [...new Set(names)]
    .filter((name) => !isEqual(before?.[name], after?.[name]))
    .map((name) => [name, after?.[name]]);
}

/** The names of a layer's properties. The assertion restores the type that `Object.keys` widens. */
function propertyNames<Name extends string>(properties: Partial<Record<Name, unknown>> | undefined): Name[] {
  return Object.keys(properties ?? {}) as Name[];
}

function readField(value: object | undefined, name: string): unknown {
  return value && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** Whether two plain values have the same JSON. */
function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
