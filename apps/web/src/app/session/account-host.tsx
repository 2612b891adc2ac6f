import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../../lib/api/account-query.ts';
import { refreshPrivateData, removePrivateData } from '../../lib/api/private-data.ts';
import { followOtherTabs } from '../../lib/session/session-changes.ts';
import { useIsInAudience } from '../../lib/session/use-offered.ts';
import { useRejections } from './use-rejections.ts';

/** Loads the account of a signed-in visitor, follows other tabs, and removes private data from memory when the session ends. */
export function AccountHost() {
  const queryClient = useQueryClient();
  const isSignedIn = useIsInAudience('signedIn');
  useAccount();
  useRejections();
  useEffect(() => followOtherTabs(() => void refreshPrivateData(queryClient)), [queryClient]);
  useEffect(() => {
    if (!isSignedIn) removePrivateData(queryClient);
  }, [isSignedIn, queryClient]);
  return null;
}
