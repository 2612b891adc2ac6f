import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface AskedVideosState {
  readonly videoIds: ReadonlySet<string>;
}

const askedVideosStore = createStore<AskedVideosState>(() => ({ videoIds: new Set() }));

/** Remembers for this visit that the visitor wants to see a video. */
export function askForVideo(videoId: string): void {
  askedVideosStore.setState(({ videoIds }) => ({ videoIds: new Set([...videoIds, videoId]) }));
}

/** Whether the visitor has asked for a video: only then something may be asked of its host. */
export function useIsVideoAsked(videoId: string): boolean {
  return useStore(askedVideosStore, ({ videoIds }) => videoIds.has(videoId));
}
