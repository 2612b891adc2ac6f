import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { logWarning } from '../../../lib/log.ts';
import type { LightboxProps } from '../lightbox/lightbox-props.ts';
import { enterPicture, type PictureOfPlace } from '../../../lib/picture-entry.ts';

type Lightbox = ComponentType<LightboxProps>;

interface OpenedPicture extends PictureOfPlace {
  /** What opened the viewer, and gets the keyboard back; null when the history did. */
  readonly opener: HTMLElement | null;
  readonly Lightbox: Lightbox;
}

interface GalleryState {
  readonly opened: OpenedPicture | null;
  /** The picture that was asked for while the viewer is on its way. */
  readonly awaited: PictureOfPlace | null;
  /** Whether the viewer could not be loaded: the pictures are ordinary links then. */
  readonly hasFailed: boolean;
}

const galleryStore = createStore<GalleryState>(() => ({
  opened: null,
  awaited: null,
  hasFailed: false,
}));

let loading: Promise<Lightbox> | undefined;

/** Loads the viewer, once; a failed attempt is forgotten so that it can be tried again. */
function loadLightbox(): Promise<Lightbox> {
  loading ??= import('../lightbox/lightbox.tsx').then(
    (module) => module.PictureLightbox,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Begins to load the viewer, since a picture is about to be opened; a failure is told when it is. */
export function prepareLightbox(): void {
  if (!galleryStore.getState().hasFailed) loadLightbox().catch(() => {});
}

/**
 * Opens a picture of a place in the viewer, with an entry of its own in the history; `opener` gets the keyboard back when
 * it is closed.
 */
export async function openPicture(
  placeId: number,
  imageId: number,
  opener: HTMLElement | null,
): Promise<void> {
  const awaited = { placeId, imageId };
  galleryStore.setState({ awaited });
  try {
    const Lightbox = await loadLightbox();
    // Another picture may have been asked for meanwhile, or the page left.
    if (galleryStore.getState().awaited !== awaited) return;
    enterPicture(awaited);
    galleryStore.setState({ opened: { placeId, imageId, opener, Lightbox }, awaited: null });
  } catch (error) {
    logWarning(`the viewer of pictures did not load: ${String(error)}`);
    galleryStore.setState({ awaited: null, hasFailed: true });
  }
}

/** Closes the viewer, and forgets what was asked for. */
export function closePicture(): void {
  galleryStore.setState({ opened: null, awaited: null });
}

/** Closes the viewer when its place is left, and lets no picture of that place open any more. */
export function leavePictures(placeId: number): void {
  const { opened, awaited } = galleryStore.getState();
  if (opened?.placeId === placeId || awaited?.placeId === placeId) closePicture();
}

/** The picture of a place that is open; null when none is. */
export function useOpenedPicture(placeId: number): OpenedPicture | null {
  return useStore(galleryStore, ({ opened }) => (opened?.placeId === placeId ? opened : null));
}

/** Whether a picture waits for the viewer. */
export function useIsAwaited(imageId: number): boolean {
  return useStore(galleryStore, ({ awaited }) => awaited?.imageId === imageId);
}

/** Whether the viewer could not be loaded, so that pictures are ordinary links. */
export function useHasViewerFailed(): boolean {
  return useStore(galleryStore, ({ hasFailed }) => hasFailed);
}

/** Forgets everything: each test begins with a closed gallery. */
export function resetGallery(): void {
  galleryStore.setState(galleryStore.getInitialState(), true);
}
