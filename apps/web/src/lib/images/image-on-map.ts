import { createStore } from 'zustand/vanilla';

/** Where a picture was taken, in degrees WGS84. */
interface ImagePosition {
  readonly latitude: number;
  readonly longitude: number;
}

interface ShownImageState {
  /** The position that the map is asked to show and has not shown yet. */
  readonly asked: ImagePosition | null;
}

const shownImageStore = createStore<ShownImageState>(() => ({ asked: null }));

/** Asks the map to show where a picture was taken. The request waits until there is a map that moves. */
export function requestImageOnMap(position: ImagePosition): void {
  shownImageStore.setState({ asked: position });
}

/** Takes the request over: it is answered once. Null when nothing is asked. */
export function takeImageRequest(): ImagePosition | null {
  const { asked } = shownImageStore.getState();
  if (asked !== null) shownImageStore.setState({ asked: null });
  return asked;
}

/** Calls back whenever a picture is asked for; returns what ends that. */
export function onImageRequest(answer: () => void): () => void {
  return shownImageStore.subscribe(({ asked }) => {
    if (asked !== null) answer();
  });
}
