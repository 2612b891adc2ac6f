import type { ScreenDefinition, ScreenModule } from '../../lib/feature-manifest.ts';
import { loadMissingStyles } from '../../lib/missing-styles.ts';
import { suspendingPromise, type SuspendingPromise } from '../../lib/suspending-promise.ts';

/** The screens that are loading or loaded, by id. */
const loading = new Map<string, SuspendingPromise<ScreenModule>>();
const failed = new Set<string>();

/** Loads a screen, once. */
export function loadScreen(screen: ScreenDefinition): Promise<ScreenModule> {
  return screenModule(screen).promise;
}

/**
 * The module of a screen, to be read during rendering; it starts to load on the first call. A failure is kept until
 * `forgetFailedScreens`: a page that retried by itself would wait for ever without a message.
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

/** Lets the screens that did not load be asked for once more, with the style sheets that did not come with them. */
export function forgetFailedScreens(): void {
  for (const id of failed) loading.delete(id);
  failed.clear();
  loadMissingStyles();
}
