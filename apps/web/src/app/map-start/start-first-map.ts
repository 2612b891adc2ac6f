import { unprefixedLanguage } from '@cae-map/contract/content-languages';
import type { ContentLanguage, Language } from '@cae-map/contract/enumerations';
import { readPath } from '../../lib/language/language-path.ts';
import { readMapLanguage } from '../../lib/options/read-map-language.ts';
import { onThemeChange } from '../../lib/theme/theme.ts';
import { measurePadding } from '../../map/camera/padding.ts';
import type { MapFeatureClick } from '../../map/overlays/map-overlay.ts';
import { createOverlayRegistry, type OverlayRegistry } from '../../map/overlays/overlay-registry.ts';
import { expectTileFailureHandler } from '../../map/record-tiles/tile-protocol.ts';
import { startMap } from '../../map/running-map.ts';
import { offerFirstMap } from '../../map/start/first-map.ts';
import { firstOverlays } from './first-overlays.ts';
import type { FirstMapListener, PageOfMap } from './page-of-map.ts';
import { readFirstView } from './read-first-view.ts';

/** Starts the map of a page before the application, with the overlays of the first view, and offers it for adoption. */
export function startFirstMap(page: PageOfMap, listener: FirstMapListener): void {
  const { container, freeArea, drawing, start } = page.elements;
  const language = readMapLanguage(pageLanguage());
  const registry = createOverlayRegistry();
  if (page.isDrawingOutdated) drawing.dataset.outdated = 'true';
  expectTileFailureHandler(() => listener.onNeedsApplication());
  const overlays = showFirstOverlays(registry, page, language);
  const map = startMap({
    container,
    registry,
    view: page.view,
    atlasUrl: '/atlas',
    content: {
      label: start.label,
      language,
      padding: measurePadding(freeArea),
      // The application adds the relief, which would compete with it for the processor, and what the visitor has chosen of other providers.
      hasRelief: false,
      fineTerrain: null,
      baseLayer: null,
      tileOverlays: [],
    },
  });
  const click = recordClick(registry, overlays.ids, () => listener.onNeedsApplication());
  let isMoved = false;
  let stopWatching = (): void => undefined;
  map.listen({
    onReady(camera) {
      stopWatching = camera.onMovedByHand(() => (isMoved = true));
    },
    onPainted() {
      drawing.dataset.hidden = 'true';
      listener.onSettled();
    },
    onUnavailable: () => listener.onSettled(),
    onRestored: () => undefined,
    onTilesUnavailable: () => undefined,
  });
  offerFirstMap(container, {
    registry,
    map,
    isMoved: () => isMoved,
    handOver() {
      stopWatching();
      overlays.end();
      click.passOn();
    },
  });
}

function pageLanguage(): ContentLanguage {
  const reading = readPath(window.location.pathname);
  return reading.kind === 'page' ? reading.language : unprefixedLanguage;
}

/** Shows the first overlays in the current theme until `end` is called, which removes those that have not been replaced. */
function showFirstOverlays(registry: OverlayRegistry, page: PageOfMap, language: Language) {
  let removals: readonly (() => void)[] = [];
  let ids: readonly string[] = [];
  const show = (): void => {
    const view = readFirstView(page, language);
    const overlays = view === null ? [] : firstOverlays(view);
    ids = overlays.map(({ id }) => id);
    removals = overlays.map((overlay) => registry.show(overlay));
  };
  show();
  const stopFollowing = onThemeChange(show);
  return {
    ids,
    end() {
      stopFollowing();
      for (const remove of removals) remove();
    },
  };
}

/** Records the last click on an overlay until the application listens to it. */
function recordClick(registry: OverlayRegistry, overlayIds: readonly string[], onClick: () => void) {
  let recorded: MapFeatureClick | null = null;
  const stops = overlayIds.map((id) =>
    registry.listen(id, {
      onClick(click) {
        recorded = click;
        onClick();
      },
    }),
  );
  return {
    /** Passes the click to the listener that has replaced this one. */
    passOn() {
      for (const stop of stops) stop();
      if (recorded !== null) registry.dispatchClick(recorded);
      recorded = null;
    },
  };
}
