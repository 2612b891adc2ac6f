import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { findConflicts, isChanged, type Draft } from '../../../lib/editing/draft.ts';
import { useStoreOnLeaving } from '../../../ui/workbench/saving/use-editing.ts';
import { fieldDrafts, toEdited, type EditedField, type FieldDrafts } from './field-drafts.ts';

export interface FieldDraft {
  readonly drafts: FieldDrafts;
  /** Null until the draft that the browser has kept is read. */
  readonly draft: Draft<EditedField, 'target'> | null;
  /** The translation as it is edited. */
  readonly value: string;
  readonly isChanged: boolean;
  /** Whether another user has changed the translation since the draft was begun, and differently. */
  readonly hasConflict: boolean;
  /** The source that the draft was begun with, if it has changed since; null otherwise. */
  readonly sourceBefore: string | null;
}

/**
 * Edits the translation of a field. The text is kept in the browser until it is saved. For a component with the key of the field, whose `detail`
 * may become newer.
 */
export function useFieldDraft(detail: TranslationDetail, userId: number): FieldDraft {
  const drafts = fieldDrafts(detail);
  const [first] = useState(() => toEdited(detail));
  useEffect(() => {
    void drafts.start(first, userId);
    return () => drafts.stop();
  }, [drafts, first, userId]);
  useStoreOnLeaving(drafts.storeOnLeaving);
  const shown = useStore(drafts.store, (state) => state.draft);
  // The store may still have the draft of the field that was open before.
  const draft = shown?.base.id === detail.source_id ? shown : null;
  const current = toEdited(detail);
  const conflicts =
    draft === null || draft.base.version === current.version ? [] : findConflicts(draft, current);
  const hasConflict = conflicts.length > 0;
  const [sourceBefore, setSourceBefore] = useState<string | null>(null);
  const base = draft?.base;
  const isOld = base !== undefined && base.version !== detail.version && !hasConflict;
  if (isOld && base.source !== detail.source && base.source !== sourceBefore) setSourceBefore(base.source);
  useEffect(() => {
    if (isOld) drafts.continueOn(toEdited(detail));
  }, [drafts, isOld, detail]);
  return {
    drafts,
    draft,
    value: draft?.changes.target ?? draft?.base.target ?? current.target,
    isChanged: draft !== null && isChanged(draft),
    hasConflict,
    sourceBefore,
  };
}
