import { useCallback, useEffect, useRef, useState } from 'react';

/** How the loading of a picture goes, and what tries it again. */
export interface PictureLoading {
  readonly hasLoaded: boolean;
  readonly hasFailed: boolean;
  /** A new key for the image element with every attempt: browsers do not ask twice for the same element. */
  readonly attempt: number;
  readonly retry: () => void;
  readonly imageProps: {
    readonly ref: (image: HTMLImageElement | null) => void;
    readonly onLoad: () => void;
    readonly onError: () => void;
  };
}

type State = 'loading' | 'loaded' | 'failed';

/** Follows the loading of a picture; what happened before the page was taken over is noticed too. */
export function usePictureLoading(): PictureLoading {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>('loading');
  const lookAt = useCallback((image: HTMLImageElement | null) => {
    // Without an address there is nothing that could fail: such an image is `complete` too.
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
    imageProps: { ref: lookAt, onLoad: () => setState('loaded'), onError: () => setState('failed') },
  };
}

/** Gives the keyboard to an element when a picture is tried again: the button that did so is gone. */
export function useFocusAfterRetry<Target extends HTMLElement>(attempt: number) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (attempt > 0) target.current?.focus();
  }, [attempt]);
  return target;
}
