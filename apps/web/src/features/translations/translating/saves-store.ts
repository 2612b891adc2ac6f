import { ApiError, type BrowserApiClient } from '@cae-map/contract/api/client';
import { fieldKey, type FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import { type TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { createStore } from 'zustand/vanilla';
import { removeDraft } from '../../../lib/editing/drafts/draft-storage.ts';
import { storeDetail } from '../rows/rows-store.ts';
import { draftOwner } from './field-drafts.ts';
import { replaceOpened } from './opened-fields.ts';

/** A translation as it is sent. */
export interface SentTranslation {
  readonly reference: FieldReference;
  readonly userId: number;
  readonly value: string;
  readonly seen: { readonly source: string; readonly target: string };
  readonly approve: boolean;
  /** The id of a state whose translation is approved as it is; absent if the text is saved. */
  readonly approvedId?: number;
}

/** A translation that is being saved, or was saved or not. */
export interface Save extends SentTranslation {
  readonly key: string;
  readonly state: 'saving' | 'saved' | 'failed';
  /** Why it was not saved; null otherwise. */
  readonly error: unknown;
}

/** The saves of this page that have not ended well, and the last one, which is at the end. Each field has one. */
export const savesStore = createStore<{ readonly saves: readonly Save[] }>(() => ({ saves: [] }));

/**
 * Saves a translation. The draft stays in the browser until the server has stored it, so that the text is kept whatever happens.
 * @returns whether it was saved
 */
export async function saveField(client: BrowserApiClient, sent: SentTranslation): Promise<boolean> {
  const { reference, value, seen, approve, approvedId } = sent;
  const key = fieldKey(reference);
  put({ ...sent, key, state: 'saving', error: null });
  try {
    const detail =
      approvedId === undefined
        ? await client.call('saveTranslation', reference, { body: { value, seen, approve } })
        : await client.call('approveTranslation', { id: approvedId });
    await removeDraft(draftOwner(reference, sent.userId));
    storeDetail(detail);
    replaceOpened(detail);
    put({ ...sent, key, state: 'saved', error: null });
    return true;
  } catch (error) {
    const current = currentOf(error);
    if (current !== null) {
      storeDetail(current);
      replaceOpened(current);
    }
    put({ ...sent, key, state: 'failed', error });
    return false;
  }
}

/** The present state of a field that another user has changed meanwhile; null for another failure. */
export function currentOf(error: unknown): TranslationDetail | null {
  if (!(error instanceof ApiError) || error.code !== 'version_conflict') return null;
  const record = error.versions?.record;
  return isDetail(record) ? record : null;
}

function isDetail(record: unknown): record is TranslationDetail {
  return typeof record === 'object' && record !== null && 'target' in record && 'source_table' in record;
}

function put(save: Save): void {
  savesStore.setState(({ saves }) => ({
    saves: [...saves.filter(({ key, state }) => key !== save.key && state !== 'saved'), save],
  }));
}
