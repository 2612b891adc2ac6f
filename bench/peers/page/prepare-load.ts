import { drawLittle } from '../../../e2e/support/draw-little.ts';
import type { DrawnMap } from '../../frames/page/bench-page.ts';
import { watchMap } from '../../frames/page/watch-map.ts';

// Runs in a page before its own scripts when its loading is measured: the clock is left as it is.

/** The sources without which the product's map is not yet the one that a visitor came for. */
const wantedSources = ['route', 'stops'];

let map: DrawnMap | null = null;
drawLittle();
watchMap((made) => {
  map = made;
});
performance.mark('bench:load');
const observe = (): void => {
  if (isUsable()) performance.mark('bench:end');
  else setTimeout(observe, 50);
};
observe();

/** A page of a peer says so itself; the product's map says when it rests, and has to have its places by then. */
function isUsable(): boolean {
  if (window.peer !== undefined) return window.peer.isUsable;
  if (map === null || document.querySelector('[data-map="idle"]') === null) return false;
  const { sources }: { sources?: object } = map.getStyle() ?? {};
  return wantedSources.every((name) => Object.keys(sources ?? {}).some((id) => id.includes(name)));
}
