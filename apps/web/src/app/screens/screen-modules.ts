import type { ScreenDefinition } from '../../lib/manifest/feature-manifest.ts';
import type { ScreenModule } from '../../lib/manifest/screen-module.ts';
import { suspendingPromise, type SuspendingPromise } from '../../lib/suspending-promise.ts';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { ScreenMatch } from './match-screen.ts';
import { resetFailedMessages } from '../../lib/language/define-messages.ts';

/** The screens that are being loaded or are loaded, by id. */
const loading = new Map<string, SuspendingPromise<ScreenModule>>();
const failed = new Set<string>();

/** Loads a screen, once, with its frame and its messages in a language. */
export async function loadScreen(
  { screen, frame }: Pick<ScreenMatch, 'screen' | 'frame'>,
  language: ContentLanguage,
): Promise<ScreenModule> {
  const [module] = await Promise.all([
    screenModule(screen).promise,
    frame && screenModule(frame).promise,
    screen.messages?.load(language),
    screen.sharedMessages?.load(language),
  ]);
  return module;
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
  resetFailedMessages();
}
