import type { ReactNode } from 'react';

interface InPageLinkProps {
  /** Id of the element to go to. */
  readonly target: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Leads to another part of the same page. The hash belongs to the map, so with scripts the way is a scroll and a focus;
 * without scripts it is an ordinary link.
 */
export function InPageLink({ target, className, children }: InPageLinkProps) {
  return (
    <a
      href={`#${target}`}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        const element = document.getElementById(target);
        element?.scrollIntoView({ block: 'start' });
        element?.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}
