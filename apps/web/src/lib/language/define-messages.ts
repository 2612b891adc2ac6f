import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { suspendingPromise, type SuspendingPromise } from '../suspending-promise.ts';

/** Messages that are loaded together, one language at a time. */
export interface MessageBundle<Messages> {
  /** Loads the messages of a language, once. After a failure the next call loads again. */
  readonly load: (language: ContentLanguage) => Promise<Messages>;
  /** Starts to load the messages of a language unless a load has failed. Reading reports the failure. */
  readonly preload: (language: ContentLanguage) => void;
  /**
   * Returns the messages of a language; starts to load them on the first call.
   * @throws during rendering: suspends the component while they are loading, or throws the error of a failed load until
   * `resetFailedMessages`. Outside of rendering, call `load` before.
   */
  readonly read: (language: ContentLanguage) => Messages;
  /** Whether `read` returns at once. */
  readonly isLoaded: (language: ContentLanguage) => boolean;
}

export type MessagesOf<Bundle> = Bundle extends MessageBundle<infer Messages> ? Messages : never;

interface Attempt<Messages> extends SuspendingPromise<Messages> {
  state: 'loading' | 'loaded' | 'failed';
}

const resets = new Set<() => void>();

/** Defines messages that are imported on demand. Call it at module level. */
export function defineMessages<Messages>(
  loaders: Readonly<Record<ContentLanguage, () => Promise<Messages>>>,
): MessageBundle<Messages> {
  const attempts = new Map<ContentLanguage, Attempt<Messages>>();

  function start(language: ContentLanguage): Attempt<Messages> {
    const promise = loaders[language]();
    const attempt: Attempt<Messages> = { ...suspendingPromise(promise), state: 'loading' };
    promise.then(
      () => (attempt.state = 'loaded'),
      () => (attempt.state = 'failed'),
    );
    attempts.set(language, attempt);
    return attempt;
  }

  resets.add(() => {
    for (const [language, { state }] of attempts) if (state === 'failed') attempts.delete(language);
  });
  return {
    load(language) {
      const attempt = attempts.get(language);
      return attempt === undefined || attempt.state === 'failed' ? start(language).promise : attempt.promise;
    },
    preload(language) {
      if (!attempts.has(language)) start(language);
    },
    read: (language) => (attempts.get(language) ?? start(language)).read(),
    isLoaded: (language) => attempts.get(language)?.state === 'loaded',
  };
}

/** Makes the bundles whose loading has failed load again when they are rendered. */
export function resetFailedMessages(): void {
  for (const reset of resets) reset();
}
