import type { BenchPage } from './bench-page.ts';
import { disableWebGlDrawing } from '../../../e2e/support/browser/webgl-drawing.ts';
import { installFrameClock } from './frame-clock.ts';
import { readMapData, recordImages, onMapCreated } from './observe-map.ts';

// The init script of all measured pages.
const bench: BenchPage = {
  map: null,
  images: [],
  waitFrames: installFrameClock(),
  showView({ longitude, latitude, zoom }) {
    const map = currentMap();
    return new Promise((resolve) => {
      map.jumpTo({ center: [longitude, latitude], zoom });
      map.once('idle', resolve);
      map.triggerRepaint();
    });
  },
  currentView() {
    const { lng: longitude, lat: latitude } = currentMap().getCenter();
    return { longitude, latitude, zoom: currentMap().getZoom() };
  },
  readMapData: () => readMapData(currentMap(), bench.images),
};
window.bench = bench;
disableWebGlDrawing();
onMapCreated((map) => {
  bench.map = map;
  recordImages(map, bench.images);
});

function currentMap() {
  if (bench.map === null) throw new Error('the page has not created a map yet');
  return bench.map;
}
