import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapPosition } from '../camera/camera.ts';
import type { MapPin } from './map-overlay.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
/** The pin's breadth and height in CSS pixels. */
const size = { width: 36, height: 46 };
/** The outline of the pin on a field of its size, its point below the middle. */
const pinPath = 'M18 45C18 45 34 28.5 34 17.5A16 16 0 0 0 2 17.5C2 28.5 18 45 18 45Z';
/** How far its shadow reaches, in CSS pixels: so far beyond the edge of the map nothing of it is seen. */
const shadow = 8;

/** Shows and moves the one pin of the map. */
export interface PinMarker {
  show(pin: MapPin | null): void;
}

/**
 * The pin: a page element, so that it stands above every drawn layer. It is decoration: the panel names the place.
 *
 * A page element that is written to costs every frame of a movement a new style, so it is moved only while it is seen.
 */
export function createPinMarker(map: MapLibreMap): PinMarker {
  const sign = svgElement('path', { class: 'map-pin-sign', transform: 'translate(9 8.5) scale(1.286)' });
  const pin = svgElement('svg', {
    class: 'map-pin',
    viewBox: `0 0 ${size.width} ${size.height}`,
    width: String(size.width),
    height: String(size.height),
  });
  pin.append(svgElement('path', { class: 'map-pin-body', d: pinPath }), sign);
  const element = document.createElement('div');
  element.className = 'map-pin-anchor';
  element.setAttribute('aria-hidden', 'true');
  element.hidden = true;
  element.append(pin);
  map.getCanvasContainer().append(element);
  let shown: MapPin | null = null;
  // Asking an element for its size in a frame would lay the page out in the middle of it.
  let room = roomOf(map);
  map.on('resize', () => {
    room = roomOf(map);
  });
  const place = (): void => {
    const point = shown && pointOf(map, shown.position);
    const isSeen = point !== null && isInside(room, point);
    if (element.hidden === isSeen) element.hidden = !isSeen;
    if (isSeen)
      element.style.transform = `translate(${point.x - size.width / 2}px, ${point.y + 1 - size.height}px)`;
  };
  map.on('move', place);
  map.on('moveend', place);
  return {
    show(wanted) {
      shown = wanted;
      if (wanted) sign.setAttribute('d', wanted.signPath);
      place();
    },
  };
}

/** Where the position is drawn: in the copy of the world that is nearest to the centre, and at rest on whole pixels. */
function pointOf(map: MapLibreMap, { longitude, latitude }: MapPosition): { x: number; y: number } {
  const worlds = Math.round((map.getCenter().lng - longitude) / 360);
  const { x, y } = map.project([longitude + worlds * 360, latitude]);
  return map.isMoving() ? { x, y } : { x: Math.round(x), y: Math.round(y) };
}

interface Room {
  readonly width: number;
  readonly height: number;
}

function roomOf(map: MapLibreMap): Room {
  const { clientWidth: width, clientHeight: height } = map.getCanvas();
  return { width, height };
}

/** Whether anything of a pin with its point there lies on the map. */
function isInside(room: Room, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const beside = size.width / 2 + shadow;
  return x > -beside && x < room.width + beside && y > -shadow && y < room.height + size.height + shadow;
}

function svgElement(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
