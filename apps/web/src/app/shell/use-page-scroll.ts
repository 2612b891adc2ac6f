import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '../../lib/page/focus-heading.ts';
import { asSoonAsPossible, scrollDownTo } from './as-soon-as-possible.ts';
import { clickedLink, focusLink, type FollowedLink } from './followed-link.ts';
import { useScrollAfterReload } from './use-scroll-after-reload.ts';

/**
 * Puts each page where its reader expects it: a new one at its top or at the part that its address names, with the
 * keyboard at its heading or that part; an earlier one where it was left, with the keyboard at the link that was followed
 * from it. What is meant may come only with an answer of the server, so that the page is led there as soon as it is there.
 * @param page what counts as one page: leading from a page to itself moves nothing
 */
export function usePageScroll(page: string): void {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  const left = useRef(new Map<string, number>());
  const followed = useRef(new Map<string, FollowedLink>());
  const shown = useRef(page);
  useScrollAfterReload(key);

  useEffect(() => {
    const positions = left.current;
    const note = (): void => {
      positions.set(key, window.scrollY);
    };
    const links = followed.current;
    const noteLink = (event: Event): void => {
      const link = clickedLink(event);
      if (link !== null) links.set(key, link);
    };
    window.addEventListener('scroll', note, { passive: true });
    // Before the link is followed, and the page another one.
    window.addEventListener('click', noteLink, { capture: true });
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('click', noteLink, { capture: true });
    };
  }, [key]);

  useEffect(() => {
    if (shown.current === page) return undefined;
    shown.current = page;
    // Until there is what it is led to.
    document.getElementById('content')?.focus({ preventScroll: true });
    if (navigation === NavigationType.Pop) {
      const position = left.current.get(key) ?? 0;
      const link = followed.current.get(key);
      const isLed = link === undefined ? focusHeading : () => focusLink(link);
      return allOf([asSoonAsPossible(() => scrollDownTo(position)), asSoonAsPossible(isLed)]);
    }
    window.scrollTo(0, 0);
    const partId = hash.slice(1);
    // The hash of the map names no part.
    const isPart = partId !== '' && !partId.includes('=');
    return asSoonAsPossible(isPart ? () => showPart(partId) : focusHeading);
    // The map changes its hash, and with it the key, without leading to another page.
    // oxlint-disable-next-line react/exhaustive-deps -- only another page is led anywhere
  }, [page]);
}

function allOf(endings: readonly (() => void)[]): () => void {
  return () => {
    for (const end of endings) end();
  };
}

/** @returns whether the part is there */
function showPart(id: string): boolean {
  const part = document.getElementById(id);
  if (part === null) return false;
  part.tabIndex = -1;
  part.scrollIntoView({ block: 'start' });
  part.focus({ preventScroll: true });
  return true;
}
