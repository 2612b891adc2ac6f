import { Marker } from 'maplibre-gl';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapPin } from './map-overlay.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
/** The outline of the pin on a field of 36 by 46, its point below the middle. */
const pinPath = 'M18 45C18 45 34 28.5 34 17.5A16 16 0 0 0 2 17.5C2 28.5 18 45 18 45Z';

/** Shows and moves the one pin of the map. */
export interface PinMarker {
  show(pin: MapPin | null): void;
}

/** The pin: a page element, so that it stands above every drawn layer. It is decoration: the panel names the place. */
export function createPinMarker(map: MapLibreMap): PinMarker {
  const sign = svgElement('path', { class: 'map-pin-sign', transform: 'translate(9 8.5) scale(1.286)' });
  const pin = svgElement('svg', { class: 'map-pin', viewBox: '0 0 36 46', width: '36', height: '46' });
  pin.append(svgElement('path', { class: 'map-pin-body', d: pinPath }), sign);
  const element = document.createElement('div');
  element.className = 'map-pin-anchor';
  element.setAttribute('aria-hidden', 'true');
  element.append(pin);
  const marker = new Marker({ element, anchor: 'bottom', offset: [0, 1] });
  let isShown = false;
  return {
    show(wanted) {
      if (!wanted) {
        marker.remove();
        isShown = false;
        return;
      }
      sign.setAttribute('d', wanted.signPath);
      marker.setLngLat([wanted.position.longitude, wanted.position.latitude]);
      if (!isShown) marker.addTo(map);
      isShown = true;
    },
  };
}

function svgElement(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
