import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { retryOnContentChange, scrollDownTo } from './retry-on-content-change.ts';
import { focusHeading } from '../../lib/page/focus-heading.ts';
import { clickedLink, focusLink, type FollowedLink } from './followed-link.ts';
import { useScrollAfterReload } from './use-scroll-after-reload.ts';

/**
 * Sets the scroll position and the focus after navigation. A new page starts at its top with the focus at its heading, or
 * at the part in the hash. The Back button restores the scroll position and the focus of the followed link. The target may
 * be rendered only after a response of the server, so both are retried when the content changes.
 * @param page id of the page; navigation within one page changes nothing
 */
export function usePageScroll(page: string): void {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  const savedPositions = useRef(new Map<string, number>());
  const followedLinks = useRef(new Map<string, FollowedLink>());
  const currentPage = useRef(page);
  useScrollAfterReload(key);

  useEffect(() => {
    const positions = savedPositions.current;
    const savePosition = (): void => {
      positions.set(key, window.scrollY);
    };
    const links = followedLinks.current;
    const saveLink = (event: Event): void => {
      const link = clickedLink(event);
      if (link !== null) links.set(key, link);
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    // Capture runs before the router follows the link.
    window.addEventListener('click', saveLink, { capture: true });
    return () => {
      window.removeEventListener('scroll', savePosition);
      window.removeEventListener('click', saveLink, { capture: true });
    };
  }, [key]);

  useEffect(() => {
    if (currentPage.current === page) return undefined;
    currentPage.current = page;
    // The content has the focus until the target is rendered.
    document.getElementById('content')?.focus({ preventScroll: true });
    if (navigation === NavigationType.Pop) {
      const position = savedPositions.current.get(key) ?? 0;
      const link = followedLinks.current.get(key);
      const focusTarget = link === undefined ? focusHeading : () => focusLink(link);
      return runAll([retryOnContentChange(() => scrollDownTo(position)), retryOnContentChange(focusTarget)]);
    }
    window.scrollTo(0, 0);
    const partId = hash.slice(1);
    // The hash of the map contains no part.
    const isPart = partId !== '' && !partId.includes('=');
    return retryOnContentChange(isPart ? () => scrollToPart(partId) : focusHeading);
    // The map changes its hash, and so the key, without navigation to another page.
    // oxlint-disable-next-line react/exhaustive-deps -- runs only when the page changes
  }, [page]);
}

function runAll(callbacks: readonly (() => void)[]): () => void {
  return () => {
    for (const callback of callbacks) callback();
  };
}

/** @returns whether the part is rendered */
function scrollToPart(id: string): boolean {
  const part = document.getElementById(id);
  if (part === null) return false;
  part.tabIndex = -1;
  part.scrollIntoView({ block: 'start' });
  part.focus({ preventScroll: true });
  return true;
}
