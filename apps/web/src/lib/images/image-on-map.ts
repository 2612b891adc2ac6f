import { createStore } from 'zustand/vanilla';

/** The position where an image was taken, in degrees WGS84. */
interface ImagePosition {
  readonly latitude: number;
  readonly longitude: number;
}

interface ImageRequestState {
  /** The position that the map has to show. */
  readonly requested: ImagePosition | null;
}

const imageRequestStore = createStore<ImageRequestState>(() => ({ requested: null }));

/** Requests the map to show the position of an image. The request is kept until a map is ready. */
export function requestImageOnMap(position: ImagePosition): void {
  imageRequestStore.setState({ requested: position });
}

/** Returns the pending request and removes it, so that it is handled once; null without a request. */
export function takeImageRequest(): ImagePosition | null {
  const { requested } = imageRequestStore.getState();
  if (requested !== null) imageRequestStore.setState({ requested: null });
  return requested;
}

/** Calls the listener for each new request. @returns the unsubscribe function */
export function onImageRequest(listener: () => void): () => void {
  return imageRequestStore.subscribe(({ requested }) => {
    if (requested !== null) listener();
  });
}
