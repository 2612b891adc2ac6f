import type { ScreenDefinition, ScreenModule } from '../lib/feature-manifest.ts';
import { loadMissingStyles } from '../lib/missing-styles.ts';

/**
 * Screens load on demand. A screen that was loaded before is there at once, so that the page which the server
 * delivered is taken over without a gap.
 */
const loaded = new Map<string, ScreenModule>();
const loading = new Map<string, Promise<ScreenModule>>();
const failed = new Set<string>();

/**
 * Loads a screen, once. A failed attempt stands until it is forgotten: a page that asked again by itself would wait
 * for ever and say nothing.
 */
export function loadScreen(screen: ScreenDefinition): Promise<ScreenModule> {
  const pending = loading.get(screen.id);
  if (pending) return pending;
  const attempt = screen.load().then(
    (module) => {
      loaded.set(screen.id, module);
      return module;
    },
    (error: unknown) => {
      failed.add(screen.id);
      throw error;
    },
  );
  loading.set(screen.id, attempt);
  return attempt;
}

export function loadedScreen(screen: ScreenDefinition): ScreenModule | undefined {
  return loaded.get(screen.id);
}

/** Lets the screens that did not load be asked for once more, with the style sheets that did not come with them. */
export function forgetFailedScreens(): void {
  for (const id of failed) loading.delete(id);
  failed.clear();
  loadMissingStyles();
}
