import type { ReactNode } from 'react';

interface InPageLinkProps {
  /** The id of the target element. */
  readonly target: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link to another part of the page. The hash is used by the map, so the link scrolls and moves the focus by script; without
 * scripts it is an ordinary link.
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
