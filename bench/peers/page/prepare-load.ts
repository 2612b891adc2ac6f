import { limitWebGlToSinglePixel } from '../../../e2e/support/browser/single-pixel-webgl.ts';
import type { MapLibreMap } from '../../frames/page/bench-page.ts';
import { onMapCreated } from '../../frames/page/observe-map.ts';

// The init script of the load measurement. It does not change the clock.

/** The sources that the product's map must contain before it counts as usable. */
const requiredSources = ['route', 'stops'];

let map: MapLibreMap | null = null;
limitWebGlToSinglePixel();
onMapCreated((created) => {
  map = created;
});
performance.mark('bench:load');
const poll = (): void => {
  if (isUsable()) performance.mark('bench:end');
  else setTimeout(poll, 50);
};
poll();

/** A compared page reports it itself; the product is usable when its map is idle and contains route and stops. */
function isUsable(): boolean {
  if (window.peer !== undefined) return window.peer.isUsable;
  if (map === null || document.querySelector('[data-map="idle"]') === null) return false;
  const { sources }: { sources?: object } = map.getStyle() ?? {};
  return requiredSources.every((name) => Object.keys(sources ?? {}).some((id) => id.includes(name)));
}
