import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapPosition } from '../camera/camera.ts';
import type { MapPin } from './map-overlay.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
/** The size of the pin in CSS pixels. */
export const pinSize = { width: 36, height: 46 };
/** The outline of the pin; its tip is at the middle of the lower edge. */
export const pinPath = 'M18 45C18 45 34 28.5 34 17.5A16 16 0 0 0 2 17.5C2 28.5 18 45 18 45Z';
/** The extent of its shadow in CSS pixels. */
const shadow = 8;

/** The pin of the map. */
export interface PinMarker {
  show(pin: MapPin | null): void;
}

/**
 * Creates the pin as a DOM element above all layers. It is hidden from assistive technology, because the panel names the
 * place. It is moved only while it is visible, since every write to its style causes style recalculation.
 */
export function createPinMarker(map: MapLibreMap): PinMarker {
  const icon = createSvgElement('path', {
    class: 'map-pin-icon',
    transform: 'translate(9 8.5) scale(1.286)',
  });
  const pin = createSvgElement('svg', {
    class: 'map-pin',
    viewBox: `0 0 ${pinSize.width} ${pinSize.height}`,
    width: String(pinSize.width),
    height: String(pinSize.height),
  });
  pin.append(createSvgElement('path', { class: 'map-pin-body', d: pinPath }), icon);
  const element = document.createElement('div');
  element.className = 'map-pin-anchor';
  element.setAttribute('aria-hidden', 'true');
  element.hidden = true;
  element.append(pin);
  map.getCanvasContainer().append(element);
  let shown: MapPin | null = null;
  // Reading the size of an element in a frame would force layout.
  let mapSize = canvasSize(map);
  map.on('resize', () => {
    mapSize = canvasSize(map);
  });
  const update = (): void => {
    const point = shown && projectInNearestWorld(map, shown.position);
    const isVisible = point !== null && isPartlyVisible(mapSize, point);
    if (element.hidden === isVisible) element.hidden = !isVisible;
    if (isVisible)
      element.style.transform = `translate(${point.x - pinSize.width / 2}px, ${point.y + 1 - pinSize.height}px)`;
  };
  map.on('move', update);
  map.on('moveend', update);
  return {
    show(wanted) {
      shown = wanted;
      if (wanted) icon.setAttribute('d', wanted.iconPath);
      update();
    },
  };
}

/** Projects a position to the copy of the world nearest to the centre; rounded to whole pixels unless the map is moving. */
function projectInNearestWorld(
  map: MapLibreMap,
  { longitude, latitude }: MapPosition,
): { x: number; y: number } {
  const worlds = Math.round((map.getCenter().lng - longitude) / 360);
  const { x, y } = map.project([longitude + worlds * 360, latitude]);
  return map.isMoving() ? { x, y } : { x: Math.round(x), y: Math.round(y) };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function canvasSize(map: MapLibreMap): Size {
  const { clientWidth: width, clientHeight: height } = map.getCanvas();
  return { width, height };
}

/** Whether any part of a pin with its tip at a point is on the map. */
function isPartlyVisible(mapSize: Size, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const halfWidth = pinSize.width / 2 + shadow;
  return (
    x > -halfWidth &&
    x < mapSize.width + halfWidth &&
    y > -shadow &&
    y < mapSize.height + pinSize.height + shadow
  );
}

function createSvgElement(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
