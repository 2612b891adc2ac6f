import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { logWarning } from '../../../lib/log.ts';
import type { LightboxProps } from '../lightbox/lightbox-props.ts';
import { pushPictureEntry, type PictureOfAlbum } from '../../../lib/images/picture-history-entry.ts';

type Lightbox = ComponentType<LightboxProps>;

interface OpenedPicture extends PictureOfAlbum {
  /** The element that opened the viewer and is focused when it closes; null if the history opened it. */
  readonly opener: HTMLElement | null;
  readonly Lightbox: Lightbox;
}

interface GalleryState {
  readonly opened: OpenedPicture | null;
  /** The picture that opens when the viewer has loaded. */
  readonly pending: PictureOfAlbum | null;
  /** Whether the viewer failed to load; the pictures are ordinary links then. */
  readonly hasFailed: boolean;
}

const galleryStore = createStore<GalleryState>(() => ({
  opened: null,
  pending: null,
  hasFailed: false,
}));

let loading: Promise<Lightbox> | undefined;

/** Loads the viewer once; the next call retries a failed load. */
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

/** Preloads the viewer. A failure is reported only when a picture is opened. */
export function prepareLightbox(): void {
  if (!galleryStore.getState().hasFailed) loadLightbox().catch(() => {});
}

/**
 * Opens a picture of an album in the viewer with a history entry.
 * @param opener is focused when the viewer closes
 * @returns whether the viewer is open; not if it failed to load, or if the album was left or hidden meanwhile
 */
export async function openPicture(
  album: string,
  imageId: number,
  opener: HTMLElement | null,
): Promise<boolean> {
  const pending = { album, imageId };
  galleryStore.setState({ pending });
  try {
    const Lightbox = await loadLightbox();
    // Another picture may have been opened meanwhile, or the album may have been left.
    if (galleryStore.getState().pending !== pending) return false;
    pushPictureEntry(pending);
    galleryStore.setState({ opened: { album, imageId, opener, Lightbox }, pending: null });
    return true;
  } catch (error) {
    logWarning(`the picture viewer failed to load: ${String(error)}`);
    galleryStore.setState({ pending: null, hasFailed: true });
    return false;
  }
}

/** Closes the viewer and cancels a pending picture. */
export function closePicture(): void {
  galleryStore.setState({ opened: null, pending: null });
}

/** Closes the viewer and cancels a pending picture when their album is left. */
export function leavePictures(album: string): void {
  const { opened, pending } = galleryStore.getState();
  if (opened?.album === album || pending?.album === album) closePicture();
}

/** Returns the open picture of an album, or null. */
export function useOpenedPicture(album: string): OpenedPicture | null {
  return useStore(galleryStore, ({ opened }) => (opened?.album === album ? opened : null));
}

/** Whether a picture opens when the viewer has loaded. */
export function useIsPicturePending(imageId: number): boolean {
  return useStore(galleryStore, ({ pending }) => pending?.imageId === imageId);
}

/** Whether the viewer failed to load, so that pictures are ordinary links. */
export function useHasViewerFailed(): boolean {
  return useStore(galleryStore, ({ hasFailed }) => hasFailed);
}
