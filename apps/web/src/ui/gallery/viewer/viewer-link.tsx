import type { AnchorHTMLAttributes, MouseEvent, RefObject } from 'react';
import { openPicture, prepareLightbox, useHasViewerFailed, useIsPicturePending } from './gallery-store.ts';

interface ViewerLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly album: string;
  readonly imageId: number;
  /** The target without the viewer: the file of the picture or the page of the video. */
  readonly href: string;
  readonly ref?: RefObject<HTMLAnchorElement | null>;
  readonly onOpen?: () => void;
}

/** Focuses the last link of a picture; the first one may be the lead picture. */
export function focusPictureLink(imageId: number): void {
  const links = document.querySelectorAll<HTMLElement>(`a[data-image-id="${imageId}"]`);
  [...links].at(-1)?.focus();
}

/** A link to the file of a picture. With scripts, and unless the viewer has failed to load, it opens the viewer. */
export function ViewerLink({ album, imageId, href, children, onOpen, ...properties }: ViewerLinkProps) {
  const hasFailed = useHasViewerFailed();
  const isPending = useIsPicturePending(imageId);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (hasFailed || hasModifier) return;
    event.preventDefault();
    onOpen?.();
    void openPicture(album, imageId, event.currentTarget);
  };
  return (
    <a
      {...properties}
      href={href}
      data-image-id={imageId}
      {...(isPending ? { 'data-pending': true } : {})}
      onPointerEnter={prepareLightbox}
      onFocus={prepareLightbox}
      onClick={open}
    >
      {children}
    </a>
  );
}
