import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface RequestedVideosState {
  readonly videoIds: ReadonlySet<string>;
}

const requestedVideosStore = createStore<RequestedVideosState>(() => ({ videoIds: new Set() }));

/** Records for this visit that the visitor has started a video. */
export function requestVideo(videoId: string): void {
  requestedVideosStore.setState(({ videoIds }) => ({ videoIds: new Set([...videoIds, videoId]) }));
}

/** Whether the visitor has started a video. Its host receives no request before. */
export function useIsVideoRequested(videoId: string): boolean {
  return useStore(requestedVideosStore, ({ videoIds }) => videoIds.has(videoId));
}
