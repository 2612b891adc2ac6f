import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { loadRows, rowsStore, type LoadedRows } from './rows-store.ts';

interface RowsState {
  /** Null until the fields of the language are loaded. */
  readonly loaded: LoadedRows | null;
  readonly error: unknown;
  readonly reload: () => void;
}

/**
 * The fields of a language. They are loaded when the component is shown; those of an earlier use are shown until then.
 * @param keepsLoaded whether fields that are loaded already are used as they are
 */
export function useRows(language: TargetLanguage, { keepsLoaded = false } = {}): RowsState {
  const queryClient = useQueryClient();
  const client = useApiClient();
  const browserClient = useRequiredClient();
  const loaded = useStore(rowsStore, (state) => (state.loaded?.language === language ? state.loaded : null));
  const [error, setError] = useState<unknown>(null);
  const reload = useCallback(() => {
    loadRows({ queryClient, client, browserClient }, language).then(
      () => setError(null),
      (failure: unknown) => setError(failure),
    );
  }, [queryClient, client, browserClient, language]);
  useEffect(() => {
    const isLoaded = rowsStore.getState().loaded?.language === language;
    if (!keepsLoaded || !isLoaded) reload();
  }, [reload, keepsLoaded, language]);
  return { loaded, error, reload };
}
