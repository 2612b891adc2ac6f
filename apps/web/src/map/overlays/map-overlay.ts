import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { MapPosition } from '../camera/camera.ts';

/** An image for `icon-image`, drawn on first use; sizes are CSS pixels. */
export interface MapImage {
  readonly width: number;
  readonly height: number;
  /** The URL of a picture that `draw` needs; it is loaded first. */
  readonly pictureUrl?: string;
  /** @param picture the loaded picture; null without a URL, and if it could not be loaded */
  draw(context: CanvasRenderingContext2D, picture: HTMLImageElement | null): void;
}

/**
 * A set of sources and layers as plain data. The map compares it with the applied overlays and updates only the differences.
 * Ids of sources, layers and images must be unique across overlays; prefix them with the id of the overlay.
 */
export interface MapOverlay {
  readonly id: string;
  /** Overlays with a lower order are drawn below. */
  readonly order: number;
  /** Sources are compared by reference: a new object means changed data. */
  readonly sources: Readonly<Record<string, SourceSpecification>>;
  readonly layers: readonly LayerSpecification[];
  /** The ids of layers with click and hover events, the topmost first. */
  readonly interactiveLayerIds: readonly string[];
  readonly images?: Readonly<Record<string, MapImage>>;
  /** Characters of its labels that may not belong to the map's language; their glyphs are loaded before it is drawn. */
  readonly labelCharacters?: string;
  /**
   * Features with the feature state `marked`. Unlike a changed filter, a changed set does not cause layout of the whole
   * source, so it can be updated during playback.
   */
  readonly marked?: MarkedFeatures;
  /** The pin of the map; only one overlay may have it. */
  readonly pin?: MapPin | null;
}

/** Where a layer takes its features from. */
export interface LayerSource {
  readonly source: string;
  /** The layer of a vector source. */
  readonly 'source-layer'?: string;
}

/** Features of some sources by their numeric `id`. The set is compared by reference. */
export interface MarkedFeatures {
  readonly sources: readonly LayerSource[];
  readonly ids: ReadonlySet<number>;
}

/** The pin of the selected place. */
export interface MapPin {
  readonly position: MapPosition;
  /** SVG path data of its icon in a view box of 14 by 14; the path is filled. */
  readonly iconPath: string;
}

/** A feature of an overlay under the pointer. */
export interface MapFeature {
  readonly overlayId: string;
  readonly layerId: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** A click on a feature, with the pressed modifier keys. */
export interface MapFeatureClick extends MapFeature {
  readonly shiftKey: boolean;
}
