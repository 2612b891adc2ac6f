import { ApiError } from '@cae-map/contract/api/client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureMessage } from '../../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../../lib/api/use-required-client.ts';
import { groupWrites } from '../../../../lib/api/writes/pending-writes.ts';
import { rememberAction } from '../../../../lib/editing/action-history.ts';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { notify } from '../../../../lib/notices/notices.ts';
import { bookEditingMessages } from '../../messages/index.ts';
import type { Access } from './edit-texts.ts';
import { runSteps, type Step } from './run-steps.ts';

/** Plans the steps of a change from what is stored now. @throws {ApiError} */
export type PlanOfSteps = (access: Access) => Promise<readonly Step[]>;

/**
 * Returns a function that saves a change of several steps as one action, which can be undone. A notice reports a failure; the steps
 * before it can be undone as well.
 * @returns whether all steps were saved
 */
export function useTableChanges(): (label: string, plan: PlanOfSteps) => Promise<boolean> {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const { messages } = useLanguage(bookEditingMessages);
  return useMemo(() => {
    const labels = messages.entryActions;
    const reason = (error: unknown): string => {
      if (!(error instanceof ApiError)) return failureMessage(error, messages);
      if (error.code === 'version_conflict') return labels.changedElsewhere;
      // The detail names the field to correct.
      return error.status === 422 ? error.message : failureMessage(error, messages);
    };
    return async (label, plan) => {
      const { undo, failure } = await groupWrites(queryClient, async () => {
        try {
          return await runSteps(await plan({ client, queryClient }));
        } catch (error) {
          return { undo: null, failure: { error } };
        }
      });
      if (undo !== null) rememberAction({ label, undo: () => groupWrites(queryClient, undo) });
      if (failure !== null) {
        const message = undo === null ? reason(failure.error) : labels.partlySaved(reason(failure.error));
        notify({ kind: 'error', title: labels.failed, message });
      }
      return failure === null;
    };
  }, [client, queryClient, messages]);
}
