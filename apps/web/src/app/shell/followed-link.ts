/** Identifies a link of a page across renders: its href and its index among the links with the same href. */
export interface FollowedLink {
  readonly href: string;
  readonly index: number;
}

/** Returns the clicked link, or null if the click was not on a link. */
export function clickedLink({ target }: Event): FollowedLink | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? null;
  if (link === null || href === null) return null;
  return { href, index: findLinks(href).indexOf(link) };
}

/**
 * Focuses a link without scrolling.
 * @returns whether the link exists and has the focus
 */
export function focusLink({ href, index }: FollowedLink): boolean {
  const link = findLinks(href)[index];
  if (!(link instanceof HTMLElement)) return false;
  link.focus({ preventScroll: true });
  return document.activeElement === link;
}

function findLinks(href: string): Element[] {
  return [...document.querySelectorAll('a[href]')].filter((link) => link.getAttribute('href') === href);
}
