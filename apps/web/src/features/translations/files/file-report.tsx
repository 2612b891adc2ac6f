import { fieldKey } from '@cae-map/contract/entities/translations/field-reference';
import { findTranslatableField } from '@cae-map/contract/entities/translations/translatable-fields';
import type {
  FileChange,
  TranslationFileReport,
} from '@cae-map/contract/entities/translations/translation-file';
import { compareVersions } from '@cae-map/expedition/translations/difference/version-difference';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { DifferenceParts } from '../../../ui/workbench/difference/difference-parts.tsx';
import { translationsMessages } from '../messages/index.ts';
import { forgetRows } from '../rows/rows-store.ts';
import styles from './files.module.css';
import { saveChanges } from './save-changes.ts';

/** What a file would change. Changes with a doubt are chosen one by one. */
export function FileReport({ report }: { readonly report: TranslationFileReport }) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.translationFiles.report;
  const client = useRequiredClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(report.changes.filter(({ doubt }) => doubt === null).map(fieldKey)),
  );
  const changes = report.changes.filter((change) => chosen.has(fieldKey(change)));
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => saveChanges(client, changes),
    onSuccess: forgetRows,
  });
  const toggle = (key: string): void => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  const { unchanged, missing, faults, has_legacy_encoding: isLegacy } = report;
  return (
    <div className={styles.report}>
      <p role="status">{labels.summary(report.changes.length, unchanged)}</p>
      {missing > 0 && <p className={styles.quiet}>{labels.missing(missing)}</p>}
      {isLegacy && <p className={styles.warning}>{labels.legacy}</p>}
      <ul className={styles.changes}>
        {report.changes.map((change) => (
          <Change
            key={fieldKey(change)}
            change={change}
            isChosen={chosen.has(fieldKey(change))}
            onToggle={() => toggle(fieldKey(change))}
          />
        ))}
      </ul>
      {faults.length > 0 && (
        <details>
          <summary>{labels.faults(faults.length)}</summary>
          <ul className={styles.changes}>
            {faults.map(({ fault, row, text }) => (
              <li key={`${row} ${text}`}>
                {`${labels.faultKinds[fault]}, ${labels.row(row)}: `}
                <q>{text}</q>
              </li>
            ))}
          </ul>
        </details>
      )}
      {data === undefined ? (
        report.changes.length > 0 && (
          <div className={styles.buttons}>
            <Button look="main" aria-disabled={isPending || changes.length === 0} onClick={() => mutate()}>
              {labels.save(changes.length)}
            </Button>
          </div>
        )
      ) : (
        <p role="status">
          <b>{labels.done(data.saved, data.suggested)}</b>{' '}
          {data.conflicts > 0 && labels.conflicts(data.conflicts)}
        </p>
      )}
      {error !== null && (
        <p role="alert">{`${messages.translationErrors.save_error}: ${failureMessage(error, messages)}.`}</p>
      )}
    </div>
  );
}

interface ChangeProps {
  readonly change: FileChange;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Change({ change, isChosen, onToggle }: ChangeProps) {
  const { messages } = useLanguage(translationsMessages);
  const { report: labels } = messages.translationFiles;
  const { fields } = messages.translations;
  const { source_table, field, title, before, after, doubt, language } = change;
  const format = findTranslatableField(source_table, field)?.format ?? 'plain';
  return (
    <li>
      <label className={styles.change}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span>
          <b>{title}</b> · {fields[field as keyof typeof fields]}
          {doubt !== null && <span className={styles.warning}> {labels.doubts[doubt]}</span>}
        </span>
      </label>
      <p className={styles.text} lang={language === 'cn' ? 'zh' : language}>
        <DifferenceParts parts={compareVersions(before, after, format).parts} />
      </p>
    </li>
  );
}
