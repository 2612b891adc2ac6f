import { findTranslatableField } from '@cae-map/contract/entities/translations/translatable-fields';
import type { Suggestion } from '@cae-map/contract/entities/translations/suggestion';
import { translationBounds } from '@cae-map/contract/entities/translations/translation-bounds';
import { compareVersions } from '@cae-map/expedition/translations/difference/version-difference';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { DifferenceParts } from '../../../ui/workbench/difference/difference-parts.tsx';
import { translationsMessages } from '../messages/index.ts';
import { TargetEditor } from '../target/target-editor.tsx';
import type { TargetHandle } from '../target/target-handle.ts';
import styles from './review.module.css';
import { SuggestionHead } from './suggestion-head.tsx';
import { useDecide } from './use-decide.ts';

interface OpenSuggestionProps {
  readonly suggestion: Suggestion;
  /** Whether it has the focus when nothing else has it, so that the keys decide about it. */
  readonly isFirst: boolean;
}

/** A suggestion beside its source, with the difference from the present translation, to be taken, amended or declined. */
export function OpenSuggestion({ suggestion, isFirst }: OpenSuggestionProps) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.translationReview;
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<TargetHandle | null>(null);
  const [amended, setAmended] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const { mutate, isPending } = useDecide();
  const { source_table, field, language, value, target_text, source_text } = suggestion;
  const format = findTranslatableField(source_table, field)?.format ?? 'plain';
  useEffect(() => {
    const { activeElement } = document;
    // The one before has been decided about, or the list has just been opened.
    const isLost =
      activeElement === null || activeElement === document.body || activeElement.tagName === 'H1';
    if (isFirst && isLost) item.current?.focus();
  }, [isFirst]);
  const accept = (): void => {
    if (!isPending) mutate({ suggestion, note, value: amended ?? value, isAccepted: true });
  };
  const decline = (): void => {
    if (!isPending) mutate({ suggestion, note, value, isAccepted: false });
  };
  const amend = (): void => setAmended(amended ?? value);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    const action = { KeyA: accept, KeyE: amend, KeyD: decline }[event.code];
    if (event.target === item.current && !isModified && action !== undefined) {
      event.preventDefault();
      action();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      accept();
    }
  };
  const { parts } = compareVersions(target_text, value, format);
  return (
    // The keys are those of the item that has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={item}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.suggestion}
      aria-label={labels.item(suggestion.author ?? labels.formerUser)}
      onKeyDown={onKeyDown}
    >
      <SuggestionHead suggestion={suggestion} />
      <div className={styles.pair}>
        <div>
          <h3>{labels.source}</h3>
          <div className={styles.text}>
            {format === 'html' ? <RichText html={source_text} lang="ru" /> : <p lang="ru">{source_text}</p>}
          </div>
        </div>
        <div>
          <h3>{amended === null ? labels.suggested : labels.amended}</h3>
          {amended === null ? (
            <p className={styles.text} lang={language === 'cn' ? 'zh' : language}>
              <DifferenceParts parts={parts} />
            </p>
          ) : (
            <TargetEditor
              format={format}
              language={language}
              label={labels.amended}
              value={amended}
              lights={null}
              onChange={setAmended}
              onCaret={() => undefined}
              onHandle={(shown) => {
                if (handle.current === null) shown?.focus();
                handle.current = shown;
              }}
            />
          )}
        </div>
      </div>
      <Field label={labels.note}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={1}
            maxLength={translationBounds.comment}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button look="main" aria-disabled={isPending} onClick={accept}>
          {amended === null ? labels.accept : labels.acceptAmended}{' '}
          <kbd>{amended === null ? 'A' : 'Ctrl+Enter'}</kbd>
        </Button>
        {amended === null && (
          <Button look="outlined" onClick={amend}>
            {labels.amend} <kbd>{'E'}</kbd>
          </Button>
        )}
        <Button look="outlined" aria-disabled={isPending} onClick={decline}>
          {labels.decline} <kbd>{'D'}</kbd>
        </Button>
      </div>
    </li>
  );
}
