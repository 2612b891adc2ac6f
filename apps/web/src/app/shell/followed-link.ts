/** The selector of the content of the page. */
const content = '#content';

/**
 * Identifies a link of a page across renders: its href and its index among the links with the same href in the content, or
 * outside of it. The header links to the last place on the map, and so may have the same href as the followed link.
 */
export interface FollowedLink {
  readonly href: string;
  readonly isInContent: boolean;
  readonly index: number;
}

/** Returns the clicked link, or null if the click was not on a link. */
export function clickedLink({ target }: Event): FollowedLink | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? null;
  if (link === null || href === null) return null;
  const isInContent = link.closest(content) !== null;
  return { href, isInContent, index: findLinks({ href, isInContent }).indexOf(link) };
}

/**
 * Focuses a link without scrolling.
 * @returns whether the link exists and has the focus
 */
export function focusLink(followed: FollowedLink): boolean {
  const link = findLinks(followed)[followed.index];
  if (!(link instanceof HTMLElement)) return false;
  link.focus({ preventScroll: true });
  return document.activeElement === link;
}

function findLinks({ href, isInContent }: Omit<FollowedLink, 'index'>): Element[] {
  return [...document.querySelectorAll('a[href]')].filter(
    (link) => link.getAttribute('href') === href && (link.closest(content) !== null) === isInContent,
  );
}
