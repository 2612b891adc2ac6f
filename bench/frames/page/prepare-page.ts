import type { BenchPage } from './bench-page.ts';
import { drawLittle } from '../../../e2e/support/draw-little.ts';
import { stepClock } from './stepped-clock.ts';
import { readMap, watchImages, watchMap } from './watch-map.ts';

// Runs in every measured page before its own scripts, in the product's as in the bare one.
const bench: BenchPage = {
  map: null,
  images: [],
  frames: stepClock(),
  show({ longitude, latitude, zoom }) {
    const map = mapOfPage();
    return new Promise((resolve) => {
      map.jumpTo({ center: [longitude, latitude], zoom });
      map.once('idle', resolve);
      map.triggerRepaint();
    });
  },
  view() {
    const { lng: longitude, lat: latitude } = mapOfPage().getCenter();
    return { longitude, latitude, zoom: mapOfPage().getZoom() };
  },
  read: () => readMap(mapOfPage(), bench.images),
};
window.bench = bench;
drawLittle();
watchMap((map) => {
  bench.map = map;
  watchImages(map, bench.images);
});

function mapOfPage() {
  if (bench.map === null) throw new Error('the page has made no map yet');
  return bench.map;
}
