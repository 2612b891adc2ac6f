import type { ScreenDefinition, ScreenModule } from '../lib/feature-manifest.ts';

/**
 * Screens load on demand. A screen that was loaded before is there at once, so that the page which the server
 * delivered is taken over without a gap.
 */
const loaded = new Map<string, ScreenModule>();
const loading = new Map<string, Promise<ScreenModule>>();

/** Loads a screen, once; a failed attempt is forgotten so that it can be tried again. */
export function loadScreen(screen: ScreenDefinition): Promise<ScreenModule> {
  const pending = loading.get(screen.id);
  if (pending) return pending;
  const attempt = screen.load().then(
    (module) => {
      loaded.set(screen.id, module);
      return module;
    },
    (error: unknown) => {
      loading.delete(screen.id);
      throw error;
    },
  );
  loading.set(screen.id, attempt);
  return attempt;
}

export function loadedScreen(screen: ScreenDefinition): ScreenModule | undefined {
  return loaded.get(screen.id);
}
