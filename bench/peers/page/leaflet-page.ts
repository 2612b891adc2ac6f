import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { unwrapLongitudes } from '@cae-map/expedition/route/geography';
import type { Position } from '@cae-map/expedition/route/geography';
import { startsJourney } from '@cae-map/expedition/route/neighbours';
import { joinLeg } from '@cae-map/expedition/route/route';
import L from 'leaflet';
import 'leaflet.markercluster';
import { benchLeaflet, zoomDifference } from './leaflet-bench.ts';
import { readOptions } from './peer-page.ts';
import { nextFrame, createPlaceText } from './place-text.ts';

/** The product's year colours in the light theme. */
const yearColours: Readonly<Record<string, string>> = {
  1923: '#2a86cf',
  1924: '#2a86cf',
  1925: '#cb6f1c',
  1926: '#1d5c3c',
  1927: '#a5527c',
  1928: '#3d2683',
};

/** A typical Leaflet page: clustered markers with permanent tooltips, and the legs as lines. */
async function showPage(): Promise<void> {
  const options = readOptions();
  const map = L.map('map', {
    preferCanvas: true,
    attributionControl: false,
    zoomSnap: 0,
    minZoom: options.minZoom + zoomDifference,
    maxZoom: options.maxZoom + zoomDifference,
  });
  benchLeaflet(map, options);
  const [land, places] = await Promise.all([
    fetchJson<Parameters<typeof L.geoJSON>[0]>('/peer/land.json'),
    fetchJson<PlaceRecord[]>('/v1/places/'),
  ]);
  L.geoJSON(land, { style: { color: '#8fb2c4', weight: 1, fillColor: '#f3ecdb', fillOpacity: 1 } }).addTo(
    map,
  );
  drawRoute(map, places);
  const markers = drawPlaces(map, places);
  window.peer = {
    isUsable: false,
    async openPlace(placeId) {
      const found = markers.get(placeId);
      if (!found) throw new Error(`place ${placeId} has no marker`);
      const content = await createPlaceText(placeId, found.title);
      L.popup({ maxHeight: 400, autoPan: false })
        .setLatLng(found.marker.getLatLng())
        .setContent(content)
        .openOn(map);
    },
  };
  await nextFrame();
  window.peer.isUsable = true;
}

async function fetchJson<Content>(url: string): Promise<Content> {
  return (await fetch(url)).json();
}

/** Draws one line per leg, joined by the same rules as in the product. */
function drawRoute(map: L.Map, places: readonly PlaceRecord[]): void {
  const path = places.filter((place) => place.ispathpart).sort((one, other) => one.seqid - other.seqid);
  let previous: PlaceRecord | null = null;
  let end: Position | null = null;
  for (const place of path) {
    const { latitude, longitude, routejson, date } = place;
    const route: Position[] = JSON.parse(routejson ?? '[]');
    const position: Position | null = latitude === null || longitude === null ? null : [latitude, longitude];
    const isStart = previous === null || startsJourney(previous, place);
    const points = joinLeg(isStart ? null : end, route, position);
    const color = yearColours[date?.slice(0, 4) ?? ''] ?? '#ffffff';
    const line = unwrapLongitudes(points).map(([north, east]) => L.latLng(north, east));
    if (line.length > 1) L.polyline(line, { color, weight: 3.5 }).addTo(map);
    end = points.at(-1) ?? (isStart ? null : end);
    previous = place;
  }
}

interface PlaceMarker {
  readonly title: string;
  readonly marker: L.Marker;
}

function drawPlaces(map: L.Map, places: readonly PlaceRecord[]): Map<number, PlaceMarker> {
  const markers = new Map<number, PlaceMarker>();
  for (const { place_id: id, latitude, longitude, title_ru: title } of places) {
    if (latitude === null || longitude === null) continue;
    const marker = L.marker([latitude, longitude]).bindTooltip(title, { permanent: true });
    markers.set(id, { title, marker });
  }
  L.markerClusterGroup()
    .addLayers([...markers.values()].map(({ marker }) => marker))
    .addTo(map);
  return markers;
}

await showPage();
