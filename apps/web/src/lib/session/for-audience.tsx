import type { ReactNode } from 'react';
import type { Audience } from './audience.ts';
import { useIsInAudience } from './use-offered.ts';

interface ForAudienceProps {
  readonly audience: Audience;
  /** Rendered for other visitors. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children only for an audience, inside a component for a wider audience. */
export function ForAudience({ audience, otherwise = null, children }: ForAudienceProps) {
  return useIsInAudience(audience) ? children : otherwise;
}
