import { ApiError } from '@cae-map/contract/api/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callKey } from '../../lib/api/query-key.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { notify } from '../../lib/notices/notices.ts';

/**
 * Follows rejections of the server that concern the account: after a forbidden call the capabilities are loaded again, because an
 * administrator may have changed the role, and a visitor whose account was disabled learns why the session has ended.
 */
export function useRejections(): void {
  const { messages } = useLanguage();
  const { disabledTitle, disabled } = messages.failure;
  const queryClient = useQueryClient();
  useEffect(() => {
    const onError = (error: unknown): void => {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'forbidden') void queryClient.invalidateQueries({ queryKey: callKey('getMe') });
      if (error.code === 'session_of_disabled_account')
        notify({ kind: 'error', title: disabledTitle, message: disabled });
    };
    const unsubscribers = [
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
      }),
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
      }),
    ];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [queryClient, disabledTitle, disabled]);
}
