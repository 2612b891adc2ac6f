import { useLayoutEffect } from 'react';
import { useAccount } from '../../../lib/api/account-query.ts';
import { setDraftOwner, useCurrentOwner, type DraftOwner } from '../draft/draft-store.ts';
import { dropPhotograph } from './photograph-store.ts';

/**
 * Chooses the drafts of the person who uses the browser now. A photograph that another one has chosen is removed.
 * @returns the person; null while the account is being loaded
 */
export function useDraftOwner(): DraftOwner | null {
  const { isSignedIn, account, error } = useAccount();
  const owner = findOwner(isSignedIn, account?.id ?? null, error !== null);
  const current = useCurrentOwner();
  useLayoutEffect(() => {
    if (owner === null || owner === current) return;
    setDraftOwner(owner);
    dropPhotograph();
  }, [owner, current]);
  return owner === current ? owner : null;
}

function findOwner(isSignedIn: boolean, accountId: number | null, hasFailed: boolean): DraftOwner | null {
  if (!isSignedIn) return 'visitor';
  return accountId ?? (hasFailed ? 'unknown' : null);
}
