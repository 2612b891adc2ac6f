import type { ReactNode } from 'react';
import type { Audience } from './audience.ts';
import { useIsInAudience } from './use-offered.ts';

interface ForAudienceProps {
  readonly audience: Audience;
  readonly children: ReactNode;
}

/** Renders its children only for an audience, inside a component for a wider audience. */
export function ForAudience({ audience, children }: ForAudienceProps) {
  return useIsInAudience(audience) && children;
}
