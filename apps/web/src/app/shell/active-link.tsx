import type { ReactNode } from 'react';
import type { MenuEntry } from '../../lib/manifest/feature-manifest.ts';
import { LocalLink } from '../../ui/links/local-link.tsx';

interface ActiveLinkProps {
  readonly entry: MenuEntry;
  /** Path of the page without its language. */
  readonly path: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link of the menu that says when it leads to where the visitor is. */
export function ActiveLink({ entry, path, className, children }: ActiveLinkProps) {
  return (
    <LocalLink
      to={entry.path}
      className={className}
      {...(isActive(entry, path) ? { 'aria-current': 'page' } : {})}
    >
      {children}
    </LocalLink>
  );
}

/** Tells whether a page belongs to an entry of the menu. */
export function isActive(entry: MenuEntry, path: string): boolean {
  const below = [...(entry.path === '/' ? [] : [entry.path]), ...(entry.alsoActiveBelow ?? [])];
  return path === entry.path || below.some((start) => path === start || path.startsWith(`${start}/`));
}
