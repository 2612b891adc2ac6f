import { ApiError } from '@cae-map/contract/api/client';
import type { Suggestion } from '@cae-map/contract/entities/translations/suggestion';
import { useMutation } from '@tanstack/react-query';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { translationsMessages } from '../messages/index.ts';
import { storeDetail } from '../rows/rows-store.ts';

/** How a reviewer decides about a suggestion. */
export interface Decision {
  readonly suggestion: Suggestion;
  /** The translation that is saved, amended or as it was sent. */
  readonly value: string;
  readonly note: string;
  readonly isAccepted: boolean;
}

/** Decides about a suggestion. An accepted one is approved as well. */
export function useDecide() {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.translationReview;
  const client = useRequiredClient();
  return useMutation({
    mutationFn: ({ suggestion, value, note, isAccepted }: Decision) =>
      client.call(
        'decideSuggestion',
        { suggestion_id: suggestion.suggestion_id },
        {
          version: suggestion.version,
          body: {
            decision: isAccepted ? 'accept' : 'decline',
            note,
            ...(isAccepted && value !== suggestion.value ? { value } : {}),
          },
        },
      ),
    onSuccess(detail, { isAccepted }) {
      storeDetail(detail);
      announce(isAccepted ? labels.accepted : labels.declined);
    },
    onError(error) {
      const isExplained = error instanceof ApiError && error.code === 'already_decided';
      notify({
        kind: 'error',
        title: messages.translationErrors.approval_error,
        message: isExplained ? labels.alreadyDecided : failureMessage(error, messages),
      });
    },
  });
}
