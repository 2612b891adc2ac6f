import type { AnchorHTMLAttributes, MouseEvent, RefObject } from 'react';
import { openPicture, prepareLightbox, useHasViewerFailed, useIsAwaited } from './gallery-store.ts';

interface ViewerLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly placeId: number;
  readonly imageId: number;
  /** Where the link leads without the viewer: the file of the picture, the page of the video. */
  readonly href: string;
  readonly ref?: RefObject<HTMLAnchorElement | null>;
  readonly onOpen?: () => void;
}

/** Takes the keyboard to the link of a picture: the last of them, as the first may be the lead of the page. */
export function focusPictureLink(imageId: number): void {
  const links = document.querySelectorAll<HTMLElement>(`a[data-image-id="${imageId}"]`);
  [...links].at(-1)?.focus();
}

/** A picture as a link to its file that opens the viewer instead, where there are scripts and the viewer loads. */
export function ViewerLink({ placeId, imageId, href, children, onOpen, ...properties }: ViewerLinkProps) {
  const hasFailed = useHasViewerFailed();
  const isAwaited = useIsAwaited(imageId);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const isOtherWay = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (hasFailed || isOtherWay) return;
    event.preventDefault();
    onOpen?.();
    void openPicture(placeId, imageId, event.currentTarget);
  };
  return (
    <a
      {...properties}
      href={href}
      data-image-id={imageId}
      {...(isAwaited ? { 'data-awaited': true } : {})}
      onPointerEnter={prepareLightbox}
      onFocus={prepareLightbox}
      onClick={open}
    >
      {children}
    </a>
  );
}
