import { copyMap } from './copy-map.ts';
import { createSizeReader } from './map-size.ts';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { logWarning } from '../../lib/log.ts';
import { cameraStore } from './camera-store.ts';
import type { MapPadding } from './padding.ts';
import type { MapRectangle, ScreenPoint } from './screen-geometry.ts';
import { fromMapLibreZoom, toMapLibreZoom } from './zoom.ts';

/** A position in degrees WGS84. */
export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** A view of the map: its centre and the zoom of 256-pixel tiles. */
export interface MapPoint extends MapPosition {
  readonly zoom: number;
}

/** An area in degrees; it does not cross the antimeridian. */
export interface MapArea {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const fitPadding = 20;
const fitMaxZoom = 12;
const fitMilliseconds = 800;
const singlePlaceZoom = 10;
const imageZoom = 18;
const minZoom = 1;

/** Moves the map. Movements are relative to the free area, and are not animated under reduced motion. */
export interface Camera {
  flyTo(point: MapPoint, options?: { readonly milliseconds?: number }): void;
  jumpTo(point: MapPoint): void;
  /** Shows the position of an image at zoom 18. */
  showImage(position: MapPosition): void;
  /**
   * Fits all positions into the view; a single one is shown at zoom 10.
   * @param room around several positions in CSS pixels (default: 20)
   * @returns false if no position is valid; then a warning is logged and the map does not move
   */
  fitPositions(positions: readonly MapPosition[], room?: Partial<MapPadding>): boolean;
  /** Flies to an area so that all of it is in the free area. */
  fitArea(area: MapArea, options?: { readonly milliseconds?: number }): void;
  /** Centres a position at the current zoom unless it is in the free area with `room` around it (default: 20 pixels). */
  keepInView(position: MapPosition, room?: Partial<MapPadding>): void;
  /** Whether a position is in the free area, at least 20 pixels from its edges. */
  isInFreeArea(position: MapPosition): boolean;
  /** The width and height of the free area in CSS pixels. */
  freeAreaSize(): { readonly width: number; readonly height: number };
  /** The free area as a rectangle of the map. */
  freeArea(): MapRectangle;
  /** The area that the map shows, including the parts that panels cover; longitudes may be beyond 180 degrees. */
  visibleArea(): MapArea;
  zoomBy(levels: number): void;
  /** The current point of a position on the screen; it may be outside the map. */
  project(position: MapPosition): ScreenPoint;
  /**
   * Renders the map and copies the largest part of it around a position to a canvas.
   * @param aspectRatio of the copy, width by height
   * @param position the centre; the centre of the free area if it is null or not on the screen
   * @returns the copied part, or null if nothing can be copied
   */
  copyTo(canvas: HTMLCanvasElement, aspectRatio: number, position: MapPosition | null): MapRectangle | null;
  /** Calls the listener when the visitor moves the map by mouse, touch or keyboard. @returns the unsubscribe function */
  onMovedByHand(listener: () => void): () => void;
  /** Calls the listener once when the map is idle, even if tiles failed to load. @returns the unsubscribe function */
  onceDrawn(listener: () => void): () => void;
  /** Moves the keyboard focus to the map. */
  focus(): void;
  /** Changes the free area without moving the map content on the screen. A flight continues to its target. */
  setPadding(padding: MapPadding): void;
}

/** Creates the camera of a map. */
export function createCamera(map: MapLibreMap, reducesMotion: () => boolean): Camera {
  const readSize = createSizeReader(map);
  const duration = (milliseconds: number): number => (reducesMotion() ? 0 : milliseconds);
  /** Starts the flight that has not ended anew. */
  let repeatFlight: (() => void) | null = null;
  map.on('moveend', () => (repeatFlight = null));
  return {
    flyTo({ latitude, longitude, zoom }, { milliseconds = fitMilliseconds } = {}) {
      const target = { center: lngLat({ latitude, longitude }), zoom: toMapLibreZoom(zoom) };
      // Unlike a jump, an ease of 0 ms counts as a movement, and the URL is updated after it.
      if (reducesMotion()) {
        map.easeTo({ ...target, duration: 0 });
        return;
      }
      const fly = (): void => {
        map.flyTo({ ...target, duration: milliseconds });
        // A flight of 0 ms has ended already.
        repeatFlight = map.isMoving() ? fly : null;
      };
      fly();
    },
    jumpTo({ latitude, longitude, zoom }) {
      map.jumpTo({ center: lngLat({ latitude, longitude }), zoom: toMapLibreZoom(zoom) });
    },
    showImage(position) {
      this.flyTo({ ...position, zoom: imageZoom });
    },
    fitPositions(positions, room = {}) {
      const valid = positions.filter(isValidPosition);
      const [first] = valid;
      if (!first) {
        logWarning(`none of the ${positions.length} positions to show is valid: the map does not move`);
        return false;
      }
      if (valid.length === 1) {
        this.flyTo({ ...first, zoom: singlePlaceZoom });
        return true;
      }
      map.fitBounds(boundingBox(valid), {
        padding: { top: fitPadding, right: fitPadding, bottom: fitPadding, left: fitPadding, ...room },
        maxZoom: toMapLibreZoom(fitMaxZoom),
        duration: duration(fitMilliseconds),
      });
      return true;
    },
    fitArea({ west, south, east, north }, { milliseconds = fitMilliseconds } = {}) {
      const bounds: [[number, number], [number, number]] = [
        [west, south],
        [east, north],
      ];
      map.fitBounds(bounds, { padding: fitPadding, duration: duration(milliseconds) });
    },
    keepInView(position, room = {}) {
      if (!isInFreeArea(map, position, room))
        map.easeTo({ center: lngLat(position), duration: duration(fitMilliseconds) });
    },
    isInFreeArea: (position) => isInFreeArea(map, position, {}),
    freeAreaSize() {
      const { width, height } = readSize();
      const { top = 0, right = 0, bottom = 0, left = 0 } = map.getPadding();
      return { width: Math.max(0, width - left - right), height: Math.max(0, height - top - bottom) };
    },
    freeArea() {
      const { left = 0, top = 0 } = map.getPadding();
      return { x: left, y: top, ...this.freeAreaSize() };
    },
    visibleArea() {
      const bounds = map.getBounds();
      return {
        west: bounds.getWest(),
        south: bounds.getSouth(),
        east: bounds.getEast(),
        north: bounds.getNorth(),
      };
    },
    zoomBy(levels) {
      const zoom = Math.max(toMapLibreZoom(minZoom), map.getZoom() + levels);
      map.easeTo({ zoom, duration: duration(250) });
    },
    project(position) {
      const { x, y } = map.project(lngLat(position));
      return { x, y };
    },
    copyTo: (canvas, aspectRatio, position) => copyMap(map, canvas, { aspectRatio, position }),
    onMovedByHand(listener) {
      const handleMove = (event: { readonly originalEvent?: unknown }): void => {
        if (event.originalEvent) listener();
      };
      map.on('movestart', handleMove);
      map.on('dragstart', handleMove);
      return () => {
        map.off('movestart', handleMove);
        map.off('dragstart', handleMove);
      };
    },
    onceDrawn(listener) {
      map.once('idle', listener);
      return () => map.off('idle', listener);
    },
    focus() {
      map.getCanvas().focus();
    },
    setPadding(padding) {
      // A new padding ends the flight, as each jump does.
      const continueFlight = repeatFlight;
      setPaddingInPlace(map, padding);
      continueFlight?.();
    },
  };
}

/** Writes the view of the map to the camera store, at once and with every frame of a movement. */
export function syncCameraStore(map: MapLibreMap): void {
  const update = (): void => {
    const { lat, lng } = map.getCenter().wrap();
    cameraStore.setState({
      isReady: true,
      latitude: lat,
      longitude: lng,
      zoom: fromMapLibreZoom(map.getZoom()),
      bearing: map.getBearing(),
      pitch: map.getPitch(),
      isMoving: map.isMoving(),
    });
  };
  update();
  map.on('move', update);
  map.on('moveend', update);
}

/** Whether both coordinates are in range. */
export function isValidPosition({ latitude, longitude }: MapPosition): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function lngLat({ latitude, longitude }: MapPosition): [number, number] {
  return [longitude, latitude];
}

function boundingBox(positions: readonly MapPosition[]): [[number, number], [number, number]] {
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}

function isInFreeArea(map: MapLibreMap, position: MapPosition, room: Partial<MapPadding>): boolean {
  const { x, y } = map.project(lngLat(position));
  const { width, height } = map.getCanvas().getBoundingClientRect();
  const padding = map.getPadding();
  const edge = (side: keyof MapPadding): number => (padding[side] ?? 0) + (room[side] ?? fitPadding);
  return x >= edge('left') && x <= width - edge('right') && y >= edge('top') && y <= height - edge('bottom');
}

/** MapLibre's centre is that of the free area, so a new padding needs a new centre to keep the content in place. */
function setPaddingInPlace(map: MapLibreMap, padding: MapPadding): void {
  const { width, height } = map.getCanvas().getBoundingClientRect();
  if (width === 0 || height === 0) {
    map.setPadding(padding);
    return;
  }
  const x = (padding.left + width - padding.right) / 2;
  const y = (padding.top + height - padding.bottom) / 2;
  map.jumpTo({ center: map.unproject([x, y]), padding });
}
