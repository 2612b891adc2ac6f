import type { ReactNode } from 'react';
import type { Audience } from './audience.ts';
import { useIsInAudience } from './use-offered.ts';

interface ForAudienceProps {
  readonly audience: Audience;
  readonly children: ReactNode;
}

/** Renders its children for an audience only: for tools inside a component whose manifest entry is for a wider one. */
export function ForAudience({ audience, children }: ForAudienceProps) {
  return useIsInAudience(audience) && children;
}
