/** A link of a page, as it is found again when the page is built anew: its address, and which of those with it it is. */
export interface FollowedLink {
  readonly href: string;
  readonly index: number;
}

/** The link of the page that a click was on; null for any other click. */
export function clickedLink({ target }: Event): FollowedLink | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? null;
  if (link === null || href === null) return null;
  return { href, index: linksTo(href).indexOf(link) };
}

/**
 * Gives the keyboard back to a link. The page does not scroll.
 * @returns whether the link is there and has it
 */
export function focusLink({ href, index }: FollowedLink): boolean {
  const link = linksTo(href)[index];
  if (!(link instanceof HTMLElement)) return false;
  link.focus({ preventScroll: true });
  return document.activeElement === link;
}

function linksTo(href: string): Element[] {
  return [...document.querySelectorAll('a[href]')].filter((link) => link.getAttribute('href') === href);
}
