import type { ApiClient, BrowserApiClient } from '@cae-map/contract/api/client';
import { fieldKey } from '@cae-map/contract/entities/translations/field-reference';
import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { buildRows, updateRow, type FieldRow } from '../model/field-row.ts';
import { loadRowRecords } from './load-records.ts';

/** The fields of a language as they were loaded, with what this page has saved since. */
export interface LoadedRows {
  readonly language: TargetLanguage;
  readonly rows: readonly FieldRow[];
  readonly byKey: ReadonlyMap<string, FieldRow>;
}

/**
 * The loaded fields. They are not in the query cache, which would fetch all records again after each of many saves; a save returns everything
 * that changes in its row.
 */
export const rowsStore = createStore<{ readonly loaded: LoadedRows | null }>(() => ({ loaded: null }));

interface Clients {
  readonly queryClient: QueryClient;
  readonly client: ApiClient;
  readonly browserClient: BrowserApiClient;
}

/** Loads the fields of a language and their states. @throws {ApiError} if a request fails */
export async function loadRows(
  { queryClient, client, browserClient }: Clients,
  language: TargetLanguage,
): Promise<LoadedRows> {
  const [states, records] = await Promise.all([
    browserClient.call('listTranslations', { language }),
    loadRowRecords(queryClient, client),
  ]);
  const loaded = toLoaded(language, buildRows(states, records));
  rowsStore.setState({ loaded });
  return loaded;
}

/** Puts what the server has returned of a field into its row. */
export function storeDetail(detail: TranslationDetail): void {
  const { loaded } = rowsStore.getState();
  const row = loaded?.byKey.get(fieldKey(detail));
  if (loaded === null || row === undefined) return;
  const changed = updateRow(row, detail, detail.source, detail.target);
  rowsStore.setState({
    loaded: toLoaded(
      loaded.language,
      loaded.rows.map((each) => (each === row ? changed : each)),
    ),
  });
}

/** Removes the loaded fields, so that the next use loads them again. */
export function forgetRows(): void {
  rowsStore.setState({ loaded: null });
}

function toLoaded(language: TargetLanguage, rows: readonly FieldRow[]): LoadedRows {
  return { language, rows, byKey: new Map(rows.map((row) => [row.key, row])) };
}
