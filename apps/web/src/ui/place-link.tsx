import type { ReactNode } from 'react';
import { paths } from '../lib/paths.ts';
import { LocalLink } from './local-link.tsx';

interface PlaceLinkProps {
  readonly placeId: number;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A name that leads to its stop on the map. */
export function PlaceLink({ placeId, children, className }: PlaceLinkProps) {
  return (
    <LocalLink to={paths.place(placeId)} {...(className ? { className } : {})}>
      {children}
    </LocalLink>
  );
}
