import type { Capability } from '@cae-map/contract/roles';
import { useState, type ReactNode } from 'react';
import { useHasCapability, useIsInAudience } from './use-offered.ts';

interface ForCapabilityProps {
  readonly capability: Capability;
  /** Rendered for other visitors. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders its children for visitors whose account has a capability. They stay when the capability is taken away while they are
 * shown, so that a form keeps what has been entered; the server rejects the change with a reason.
 */
export function ForCapability({ capability, otherwise = null, children }: ForCapabilityProps) {
  const isAllowed = useHasCapability(capability);
  const isSignedIn = useIsInAudience('signedIn');
  const [wasAllowed, setWasAllowed] = useState(false);
  if (isAllowed && !wasAllowed) setWasAllowed(true);
  // Another account may sign in afterwards.
  if (!isSignedIn && wasAllowed) setWasAllowed(false);
  return isAllowed || (wasAllowed && isSignedIn) ? children : otherwise;
}
