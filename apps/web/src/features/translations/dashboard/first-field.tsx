import { findTranslatableField } from '@cae-map/contract/entities/translations/translatable-fields';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { isVisibleField } from '@cae-map/expedition/translations/status/field-values';
import { useId, useRef, useState } from 'react';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { translationsMessages } from '../messages/index.ts';
import { TargetEditor } from '../target/target-editor.tsx';
import type { TargetHandle } from '../target/target-handle.ts';
import { saveField, savesStore } from '../translating/saves-store.ts';
import { referenceOf } from '../translating/opened-fields.ts';
import { useFieldDraft } from '../translating/use-field-draft.ts';
import styles from './first-translation.module.css';

interface FirstFieldProps {
  readonly detail: TranslationDetail;
  readonly userId: number;
  readonly onSaved: () => void;
}

/** The text, the box for its translation, and the button. */
export function FirstField({ detail, userId, onSaved }: FirstFieldProps) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.firstTranslation;
  const client = useRequiredClient();
  const { drafts, draft, value } = useFieldDraft(detail, userId);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const handle = useRef<TargetHandle | null>(null);
  const id = useId();
  const format = findTranslatableField(detail.source_table, detail.field)?.format ?? 'plain';
  const send = async (): Promise<void> => {
    if (!isVisibleField(value, format)) {
      setProblem(labels.empty);
      handle.current?.focus();
      return;
    }
    setSending(true);
    setProblem(null);
    const reference = referenceOf(detail);
    const { source, target } = detail;
    const isSaved = await saveField(client, {
      reference,
      userId,
      value,
      seen: { source, target },
      approve: false,
    });
    setSending(false);
    if (isSaved) onSaved();
    else {
      const failed = savesStore.getState().saves.at(-1);
      setProblem(`${messages.translationErrors.save_error}: ${failureMessage(failed?.error, messages)}.`);
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key sends the form
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isSending) return;
        event.preventDefault();
        void send();
      }}
    >
      <div>
        <h3 id={id}>{labels.source}</h3>
        <div role="group" aria-labelledby={id} className={styles.source}>
          {format === 'html' ? <RichText html={detail.source} lang="ru" /> : <p lang="ru">{detail.source}</p>}
        </div>
      </div>
      <div>
        <h3>{labels.target}</h3>
        {draft !== null && (
          <TargetEditor
            format={format}
            language={detail.language}
            label={labels.target}
            value={value}
            lights={null}
            onChange={(target, isNewStep) => drafts.edit({ target }, 'target', isNewStep)}
            onCaret={() => undefined}
            onHandle={(shown) => {
              handle.current = shown;
              shown?.focus();
            }}
          />
        )}
      </div>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button type="submit" look="main" className={styles.send} aria-disabled={isSending}>
        {labels.send}
      </Button>
    </form>
  );
}
