import { ApiError } from '@cae-map/contract/api/client';
import { fieldKey } from '@cae-map/contract/entities/translations/field-reference';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import type { TranslationStatus } from '@cae-map/contract/enumerations';
import { useMutation } from '@tanstack/react-query';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { translationsMessages } from '../messages/index.ts';
import { storeDetail } from '../rows/rows-store.ts';
import { replaceOpened } from '../translating/opened-fields.ts';

interface StatusChanges {
  readonly setStatus: (status: TranslationStatus) => void;
  /** Compares the fields of the record with their sources. */
  readonly sync: () => void;
  readonly isBusy: boolean;
}

/** The changes of a status that are no saves. */
export function useStatusChanges({
  id,
  source_table,
  source_id,
  language,
  ...detail
}: TranslationDetail): StatusChanges {
  const { messages } = useLanguage(translationsMessages);
  const errors = messages.translationErrors;
  const client = useRequiredClient();
  const key = fieldKey({ source_table, source_id, field: detail.field, language });
  const syncRecord = async (): Promise<TranslationDetail[]> =>
    await client.call('syncTranslations', { source_table, source_id, language });
  const storeAll = (details: readonly TranslationDetail[]): void => {
    for (const each of details) {
      storeDetail(each);
      replaceOpened(each);
    }
  };
  const fail = (title: string) => (error: Error) => {
    const isExplained = error instanceof ApiError && error.code === 'conflict';
    notify({ kind: 'error', title, message: isExplained ? error.message : failureMessage(error, messages) });
  };
  const status = useMutation({
    mutationFn: async (chosen: TranslationStatus) => {
      // A field without a stored state gets one by being compared.
      const stored = id ?? (await syncRecord()).find((each) => fieldKey(each) === key)?.id ?? null;
      if (stored === null) throw new Error('the state of the field is not stored');
      return await client.call('setTranslationStatus', { id: stored, status: chosen });
    },
    onSuccess: (changed) => storeAll([changed]),
    onError: fail(errors.save_error),
  });
  const comparison = useMutation({
    mutationFn: syncRecord,
    onSuccess(details) {
      storeAll(details);
      announce(messages.workbench.synced);
    },
    onError: fail(errors.sync_error),
  });
  return {
    setStatus: status.mutate,
    sync: () => comparison.mutate(),
    isBusy: status.isPending || comparison.isPending,
  };
}
