import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

interface ShownPathProps {
  /** The path with its language at which the children are rendered. */
  readonly screenPath: string;
  readonly children: ReactNode;
}

/** Renders a screen at its path, and shows the location of the router, for tests of redirects. */
export function ShownPath({ screenPath, children }: ShownPathProps) {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      {pathname === screenPath && children}
      <output data-testid="path">{pathname + search + hash}</output>
    </>
  );
}
