import { fieldKey } from '@cae-map/contract/entities/translations/field-reference';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { isVisibleField } from '@cae-map/expedition/translations/status/field-values';
import type { TextRange } from '@cae-map/expedition/search/words/words';
import {
  insertTravellingMarks,
  isPlaced,
  type MarkProposal,
} from '@cae-map/expedition/translations/marks/travelling-marks';
import type { TranslationMemory } from '@cae-map/expedition/translations/memory/translation-memory';
import { memo, useCallback, useRef, useState } from 'react';
import { touchQuery } from '../../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { useMayApprove } from '../../../lib/translations/use-may-approve.ts';
import { DraftNotes } from '../../../ui/workbench/saving/draft-notes.tsx';
import { translationsMessages } from '../messages/index.ts';
import { TargetEditor } from '../target/target-editor.tsx';
import type { TargetHandle } from '../target/target-handle.ts';
import { referenceOf } from '../translating/opened-fields.ts';
import { useFieldDraft } from '../translating/use-field-draft.ts';
import type { Work } from '../translating/use-work.ts';
import { useMatches } from './analysis/use-matches.ts';
import { rangesOf, rowAt, textOf } from './analysis/sentence-light.ts';
import { useTerms } from './analysis/terms.ts';
import { useFieldAnalysis } from './analysis/use-field-analysis.ts';
import { FieldActions } from './field-actions.tsx';
import { FieldConflict } from './field-conflict.tsx';
import { FieldHead } from './field-head.tsx';
import { Helpers } from './helpers/helpers.tsx';
import { SourceChanges } from './source/source-changes.tsx';
import { SourceText } from './source/source-text.tsx';
import { SuggestionNote } from './suggestion-note.tsx';
import { useWorkKeys } from './use-work-keys.ts';
import styles from './workbench.module.css';

interface OpenFieldProps {
  readonly detail: TranslationDetail;
  readonly userId: number;
  readonly work: Work;
  /** Null until it is made. */
  readonly memory: TranslationMemory | null;
}

/** Rendered again only when the analysis has changed, not with each key. */
const SettledHelpers = memo(Helpers);
const SettledSource = memo(SourceText);

/** A field that is leased to the user: its source beside the editor of its translation, and what helps to translate it. */
export function OpenField({ detail, userId, work, memory }: OpenFieldProps) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.workbench;
  const mayApprove = useMayApprove();
  const { drafts, draft, value, isChanged, hasConflict, sourceBefore } = useFieldDraft(detail, userId);
  const terms = useTerms();
  const analysis = useFieldAnalysis(detail, value, terms);
  const handle = useRef<TargetHandle | null>(null);
  const [lit, setLit] = useState(-1);
  const [isEnd, setEnd] = useState(false);
  const isTouch = useMediaQuery(touchQuery);
  const litRow = analysis.rows[lit];
  const sentence = textOf(litRow ?? analysis.rows.find((row) => row.source.length > 0), 'source');
  const matches = useMatches(memory, sentence, fieldKey(detail));

  const edit = useCallback(
    (target: string, isNewStep = true) => drafts.edit({ target }, 'target', isNewStep),
    [drafts],
  );
  const insert = useCallback((characters: string) => handle.current?.insert(characters), []);
  const select = useCallback((range: TextRange) => handle.current?.select(range), []);
  const readSelection = useCallback((): TextRange => handle.current?.selection() ?? [0, 0], []);
  const { value: analysed } = analysis;
  const takeMarks = useCallback(
    (marks: readonly MarkProposal[]): void => {
      const shown = drafts.store.getState().draft;
      const placed = marks.filter(isPlaced);
      const isSame = shown !== null && (shown.changes.target ?? shown.base.target) === analysed;
      if (!isSame || placed.length === 0) return announce(labels.marks.none);
      const { html, leftOut } = insertTravellingMarks(analysed, placed);
      edit(html);
      announce(labels.marks.taken(placed.length - leftOut.length));
    },
    [drafts, analysed, edit, labels],
  );

  /** @returns whether the field can be left */
  const save = (approve: boolean): boolean => {
    if (draft === null) return false;
    if (hasConflict) {
      announce(labels.conflict.first);
      return false;
    }
    if (approve && !isVisibleField(value, analysis.format)) {
      announce(labels.nothingToApprove);
      handle.current?.focus();
      return false;
    }
    const isSame = value === detail.target;
    const confirms = isSame && (approve ? detail.status !== 'completed' : detail.status === 'needs_update');
    if (!isChanged && !confirms) return true;
    const { source, target, id } = detail;
    work.save({
      reference: referenceOf(detail),
      userId,
      value,
      seen: { source, target },
      approve,
      ...(approve && isSame && id !== null ? { approvedId: id } : {}),
    });
    return true;
  };
  const saveAndNext = async (approve: boolean): Promise<void> => {
    if (!save(approve)) return;
    if (!(await work.next())) setEnd(true);
  };
  const actions = {
    saveAndNext: () => void saveAndNext(false),
    approveAndNext: () => void (mayApprove ? saveAndNext(true) : announce(labels.mayNotApprove)),
    save: () => void save(false),
    move: (step: 1 | -1) => {
      if (!work.move(step)) announce(step === 1 ? labels.noNext : labels.noPrevious);
    },
    copySource: () => {
      edit(detail.source);
      handle.current?.focus();
    },
    takeMatch: (index: number) => {
      const match = matches[index];
      if (match === undefined) announce(labels.memory.none);
      else insert(match.target);
    },
    takeMarks: () => takeMarks(analysis.proposals),
    undo: () => void drafts.undo(),
    redo: () => void drafts.redo(),
  };
  useWorkKeys(actions);
  const lights = {
    text: analysis.text.target,
    twin: rangesOf(litRow, 'target'),
    proposed: analysis.proposals.filter(isPlaced).map(({ range }) => range),
  };
  return (
    <>
      <FieldHead detail={detail} work={work} isChanged={isChanged} onMove={actions.move} />
      <div className={styles.scroll}>
        <div className={styles.columns}>
          <section className={styles.side} aria-label={labels.sourceLabel}>
            <h2>{labels.sourceLabel}</h2>
            <SourceChanges detail={detail} format={analysis.format} before={sourceBefore} />
            <SettledSource source={detail.source} analysis={analysis} lit={lit} onLight={setLit} />
          </section>
          <section className={styles.side} aria-label={labels.targetLabels[detail.language]}>
            <h2>{labels.targetLabels[detail.language]}</h2>
            {isEnd && (
              <p role="status" className={styles.note}>
                {labels.listEnd}
              </p>
            )}
            <SuggestionNote detail={detail} onTake={edit} />
            <DraftNotes drafts={drafts} />
            {hasConflict && draft !== null && (
              <FieldConflict detail={detail} mine={value} drafts={drafts} format={analysis.format} />
            )}
            {draft !== null && (
              <TargetEditor
                format={analysis.format}
                language={detail.language}
                label={labels.targetLabels[detail.language]}
                value={value}
                lights={lights}
                onChange={edit}
                onCaret={(offset) => setLit(rowAt(analysis.rows, 'target', offset))}
                onHandle={(shown) => {
                  const isFirst = handle.current === null;
                  handle.current = shown;
                  // The keyboard of a phone would cover the source that is read first.
                  if (isFirst && !isTouch) shown?.focus();
                }}
              />
            )}
            <FieldActions actions={actions} mayApprove={mayApprove} hasTarget={value !== ''} />
          </section>
          <SettledHelpers
            detail={detail}
            analysis={analysis}
            matches={matches}
            onInsert={insert}
            onSelect={select}
            onTakeMarks={takeMarks}
            selection={readSelection}
          />
        </div>
      </div>
    </>
  );
}
