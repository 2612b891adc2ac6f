import type { Map as MapLibreMap } from 'maplibre-gl';
import { logWarning } from '../../lib/log.ts';
import { cameraStore } from './camera-store.ts';
import { fromMapLibreZoom, toMapLibreZoom } from './zoom.ts';

/** A position in degrees WGS84. */
export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** A position that the map is centred on, with a zoom of 256-pixel tiles. */
export interface MapPoint extends MapPosition {
  readonly zoom: number;
}

/** A point of the map in CSS pixels from its upper left corner. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** The part of the map that sheets cover, in CSS pixels from each side. */
export interface MapPadding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const fitPadding = 20;
const fitMaxZoom = 12;
const fitMilliseconds = 800;
const singlePlaceZoom = 10;
const imageZoom = 18;
const minZoom = 1;

/** Moves the map; every movement goes by the free area, and none is animated under reduced motion. */
export interface Camera {
  flyTo(point: MapPoint, options?: { readonly milliseconds?: number }): void;
  jumpTo(point: MapPoint): void;
  /** Shows where a picture was taken, at zoom 18. */
  showImage(position: MapPosition): void;
  /** Shows all the positions; one alone at zoom 10. With none that is valid the console is told, and nothing moves. */
  fitPositions(positions: readonly MapPosition[]): boolean;
  /**
   * Brings a position into the free area at the present zoom, only when it is not in it already with `room` about it (20
   * pixels where none is named).
   */
  keepInView(position: MapPosition, room?: Partial<MapPadding>): void;
  /** Whether a position lies in the free area, 20 pixels from its edges. */
  isInFreeArea(position: MapPosition): boolean;
  /** The breadth and height of the free area in CSS pixels. */
  freeAreaSize(): { readonly width: number; readonly height: number };
  zoomBy(levels: number): void;
  /** Where a position lies on the map now, in CSS pixels from its upper left corner; it may lie outside. */
  project(position: MapPosition): ScreenPoint;
  /** Calls back whenever the visitor moves the map by hand, by finger or by its keys; returns what ends it. */
  onMovedByHand(listener: () => void): () => void;
  /** Calls back once the map has drawn all there is to draw, or has tried to; returns what ends the waiting. */
  onceDrawn(listener: () => void): () => void;
  /** Gives the keyboard to the map itself. */
  focus(): void;
  /** Changes the free area while the ground stays where it is. */
  setPadding(padding: MapPadding): void;
}

/** A camera over a map. */
export function createCamera(map: MapLibreMap, reducesMotion: () => boolean): Camera {
  const duration = (milliseconds: number): number => (reducesMotion() ? 0 : milliseconds);
  return {
    flyTo({ latitude, longitude, zoom }, { milliseconds = fitMilliseconds } = {}) {
      const target = { center: lngLat({ latitude, longitude }), zoom: toMapLibreZoom(zoom) };
      // A movement without a length is a movement still: the address follows it, which it does not with a jump.
      if (reducesMotion()) map.easeTo({ ...target, duration: 0 });
      else map.flyTo({ ...target, duration: milliseconds });
    },
    jumpTo({ latitude, longitude, zoom }) {
      map.jumpTo({ center: lngLat({ latitude, longitude }), zoom: toMapLibreZoom(zoom) });
    },
    showImage(position) {
      this.flyTo({ ...position, zoom: imageZoom });
    },
    fitPositions(positions) {
      const valid = positions.filter(isValidPosition);
      const [first] = valid;
      if (!first) {
        logWarning(`none of the ${positions.length} positions to show is valid: the map stays`);
        return false;
      }
      if (valid.length === 1) {
        this.flyTo({ ...first, zoom: singlePlaceZoom });
        return true;
      }
      map.fitBounds(boundsOf(valid), {
        padding: fitPadding,
        maxZoom: toMapLibreZoom(fitMaxZoom),
        duration: duration(fitMilliseconds),
      });
      return true;
    },
    keepInView(position, room = {}) {
      if (!isInFreeArea(map, position, room))
        map.easeTo({ center: lngLat(position), duration: duration(fitMilliseconds) });
    },
    isInFreeArea: (position) => isInFreeArea(map, position, {}),
    freeAreaSize() {
      const { width, height } = map.getCanvas().getBoundingClientRect();
      const { top = 0, right = 0, bottom = 0, left = 0 } = map.getPadding();
      return { width: Math.max(0, width - left - right), height: Math.max(0, height - top - bottom) };
    },
    zoomBy(levels) {
      const zoom = Math.max(toMapLibreZoom(minZoom), map.getZoom() + levels);
      map.easeTo({ zoom, duration: duration(250) });
    },
    project(position) {
      const { x, y } = map.project(lngLat(position));
      return { x, y };
    },
    onMovedByHand(listener) {
      const heard = (event: { readonly originalEvent?: unknown }): void => {
        if (event.originalEvent) listener();
      };
      map.on('movestart', heard);
      map.on('dragstart', heard);
      return () => {
        map.off('movestart', heard);
        map.off('dragstart', heard);
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
      holdGround(map, padding);
    },
  };
}

/** Writes where the map looks into the store, at once and with every frame of a movement. */
export function followCamera(map: MapLibreMap): void {
  const follow = (): void => {
    const { lat, lng } = map.getCenter().wrap();
    cameraStore.setState({
      latitude: lat,
      longitude: lng,
      zoom: fromMapLibreZoom(map.getZoom()),
      bearing: map.getBearing(),
      pitch: map.getPitch(),
      isMoving: map.isMoving(),
    });
  };
  follow();
  map.on('move', follow);
  map.on('moveend', follow);
}

/** Whether both coordinates are numbers on the Earth. */
export function isValidPosition({ latitude, longitude }: MapPosition): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function lngLat({ latitude, longitude }: MapPosition): [number, number] {
  return [longitude, latitude];
}

function boundsOf(positions: readonly MapPosition[]): [[number, number], [number, number]] {
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

/** The centre is that of the free area, so a new padding needs a new centre if nothing is to move on the screen. */
function holdGround(map: MapLibreMap, padding: MapPadding): void {
  const { width, height } = map.getCanvas().getBoundingClientRect();
  if (width === 0 || height === 0) {
    map.setPadding(padding);
    return;
  }
  const x = (padding.left + width - padding.right) / 2;
  const y = (padding.top + height - padding.bottom) / 2;
  map.jumpTo({ center: map.unproject([x, y]), padding });
}
