import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { MapPosition } from '../camera/camera.ts';

/** A picture that layers name in `icon-image`: drawn when it is first needed, in CSS pixels. */
export interface MapImage {
  readonly width: number;
  readonly height: number;
  draw(context: CanvasRenderingContext2D): void;
}

/**
 * Something drawn on the map, as plain values: the map compares them with what it shows and changes only the difference.
 * Ids of sources, layers and images are unique across overlays; begin them with the id of the overlay.
 */
export interface MapOverlay {
  readonly id: string;
  /** Overlays of a lower order lie below. */
  readonly order: number;
  /** Keep a source's object the same while its data is the same: another object means other data. */
  readonly sources: Readonly<Record<string, SourceSpecification>>;
  readonly layers: readonly LayerSpecification[];
  /** Layers that answer to the pointer, the uppermost first. */
  readonly interactiveLayerIds: readonly string[];
  readonly images?: Readonly<Record<string, MapImage>>;
  /** The letters of its labels, when they may be others than those of the map's language: their faces are loaded first. */
  readonly letters?: string;
  /**
   * Features of a source that are marked; layers read it as `['feature-state', 'marked']`. Another set changes those
   * features alone, where another filter would have all of the source laid out again: for what changes while playing.
   */
  readonly marked?: MarkedFeatures;
  /** The one pin of the map, if this overlay has it. */
  readonly pin?: MapPin | null;
}

/** Features of a source by the number that is their `id`; keep the set while it is the same. */
export interface MarkedFeatures {
  readonly source: string;
  readonly ids: ReadonlySet<number>;
}

/** The pin of what is selected: its position and the sign inside it. */
export interface MapPin {
  readonly position: MapPosition;
  /** SVG path data of the sign on a square of 14 by 14, filled. */
  readonly signPath: string;
}

/** A feature of an overlay under the pointer. */
export interface MapFeature {
  readonly overlayId: string;
  readonly layerId: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** A click on a feature, with the modifier keys that were held. */
export interface MapFeatureClick extends MapFeature {
  readonly shiftKey: boolean;
}
