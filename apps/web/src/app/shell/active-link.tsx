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

/** A menu link with `aria-current` on the pages of its entry. */
export function ActiveLink({ entry, path, className, children }: ActiveLinkProps) {
  const isCurrent = isActive(entry, path);
  const lastPath = isCurrent ? null : (entry.findLastPath?.() ?? null);
  return (
    <LocalLink
      to={lastPath ?? entry.path}
      className={className}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
    >
      {children}
    </LocalLink>
  );
}

/** Whether a page belongs to a menu entry. */
export function isActive(entry: MenuEntry, path: string): boolean {
  const below = [...(entry.path === '/' ? [] : [entry.path]), ...(entry.alsoActiveBelow ?? [])];
  return path === entry.path || below.some((start) => path === start || path.startsWith(`${start}/`));
}
