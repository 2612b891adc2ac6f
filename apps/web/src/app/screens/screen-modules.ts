import type { ScreenDefinition, ScreenModule } from '../../lib/feature-manifest.ts';
import { loadMissingStyles } from '../../lib/missing-styles.ts';
import { suspendingPromise, type SuspendingPromise } from '../../lib/suspending-promise.ts';

/** The screens that are being loaded or are loaded, by id. */
const loading = new Map<string, SuspendingPromise<ScreenModule>>();
const failed = new Set<string>();

/** Loads a screen, once. */
export function loadScreen(screen: ScreenDefinition): Promise<ScreenModule> {
  return screenModule(screen).promise;
}

/**
 * Returns the module of a screen, to be read during rendering; the first call starts the load. A failed load is kept until
 * `resetFailedScreens`: an automatic retry would suspend the page indefinitely without a message.
 */
export function screenModule(screen: ScreenDefinition): SuspendingPromise<ScreenModule> {
  const pending = loading.get(screen.id);
  if (pending) return pending;
  const attempt = suspendingPromise(
    screen.load().catch((error: unknown) => {
      failed.add(screen.id);
      throw error;
    }),
  );
  loading.set(screen.id, attempt);
  return attempt;
}

/** Allows failed screens and their missing style sheets to be requested again. */
export function resetFailedScreens(): void {
  for (const id of failed) loading.delete(id);
  failed.clear();
  loadMissingStyles();
}
