import { useCallback, useEffect, useRef, useState } from 'react';

/** The state of the loading of a picture, and its retry. */
export interface PictureLoading {
  readonly hasLoaded: boolean;
  readonly hasFailed: boolean;
  /** Key of the image element. It changes with every attempt, since browsers do not reload the same element. */
  readonly attempt: number;
  readonly retry: () => void;
  readonly imageProps: {
    readonly ref: (image: HTMLImageElement | null) => void;
    readonly onLoad: () => void;
    readonly onError: () => void;
  };
}

type State = 'loading' | 'loaded' | 'failed';

/** Observes the loading of a picture, including events before hydration. */
export function usePictureLoading(): PictureLoading {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>('loading');
  const readState = useCallback((image: HTMLImageElement | null) => {
    // An image without a source is `complete` as well.
    if (image?.complete !== true || image.currentSrc === '') return;
    setState(image.naturalWidth === 0 ? 'failed' : 'loaded');
  }, []);
  return {
    hasLoaded: state === 'loaded',
    hasFailed: state === 'failed',
    attempt,
    retry() {
      setState('loading');
      setAttempt(attempt + 1);
    },
    imageProps: { ref: readState, onLoad: () => setState('loaded'), onError: () => setState('failed') },
  };
}

/** Focuses an element after a retry, since the retry button has been removed. */
export function useFocusAfterRetry<Target extends HTMLElement>(attempt: number) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (attempt > 0) target.current?.focus();
  }, [attempt]);
  return target;
}
