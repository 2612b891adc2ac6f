import { fieldKey } from '@cae-map/contract/entities/translations/field-reference';
import { findTranslatableField } from '@cae-map/contract/entities/translations/translatable-fields';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { isVisibleField } from '@cae-map/expedition/translations/status/field-values';
import { settableStatuses } from '@cae-map/expedition/translations/status/status';
import { chooseText } from '@cae-map/expedition/texts/titles';
import { IconArrowLeft, IconChevronDown, IconChevronUp, IconRefresh } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useMayApprove } from '../../../lib/translations/use-may-approve.ts';
import { paths } from '../../../lib/url/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { StatusMark } from '../frame/status-mark.tsx';
import { translationsMessages } from '../messages/index.ts';
import type { Work } from '../translating/use-work.ts';
import { useStatusChanges } from './use-status-changes.ts';
import styles from './workbench.module.css';

interface FieldHeadProps {
  readonly detail: TranslationDetail;
  readonly work: Work;
  /** Whether there is something to save, so that the status is not changed by itself. */
  readonly isChanged: boolean;
  readonly onMove: (step: 1 | -1) => void;
}

/** What the field is, its status, and the way to the other fields of the list. */
export function FieldHead({ detail, work, isChanged, onMove }: FieldHeadProps) {
  const { language, messages } = useLanguage(translationsMessages);
  const labels = messages.workbench;
  const { fields, tables } = messages.translations;
  const query = useLocation().search.slice(1);
  const row = work.loaded?.byKey.get(fieldKey(detail));
  const title = row === undefined ? null : chooseText(row.title, language);
  const position = work.order.indexOf(fieldKey(detail)) + 1;
  return (
    <header className={styles.head}>
      <LocalLink to={paths.translations(query)} className={styles.back} title={labels.toList}>
        <IconArrowLeft size={20} stroke={1.8} aria-hidden="true" />
        <span className="visually-hidden">{labels.toList}</span>
      </LocalLink>
      <h2 className={styles.title}>
        <b lang={title?.language}>{title?.text ?? tables[detail.source_table]}</b>
        <span> · {fields[detail.field as keyof typeof fields]}</span>
      </h2>
      <StatusTools detail={detail} isChanged={isChanged} />
      <div className={styles.moves}>
        {position > 0 && <span>{labels.position(position, work.order.length)}</span>}
        <Button look="bare" label={labels.previous} onClick={() => onMove(-1)}>
          <IconChevronUp size={20} stroke={1.8} aria-hidden="true" />
        </Button>
        <Button look="bare" label={labels.next} onClick={() => onMove(1)}>
          <IconChevronDown size={20} stroke={1.8} aria-hidden="true" />
        </Button>
      </div>
    </header>
  );
}

/** The status; for those who approve, the other ones that it can have, and the comparison with the source. */
function StatusTools({ detail, isChanged }: Pick<FieldHeadProps, 'detail' | 'isChanged'>) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.workbench;
  const { statuses } = messages.translations;
  const mayApprove = useMayApprove();
  const { setStatus, sync, isBusy } = useStatusChanges(detail);
  if (!mayApprove)
    return (
      <div className={styles.status}>
        <StatusMark status={detail.status} />
      </div>
    );
  const format = findTranslatableField(detail.source_table, detail.field)?.format ?? 'plain';
  const hasTranslation = isVisibleField(detail.target, format);
  return (
    <div className={styles.status}>
      <StatusMark status={detail.status} />
      <select
        aria-label={labels.setStatus}
        value=""
        disabled={isBusy || isChanged}
        title={isChanged ? labels.saveFirst : labels.setStatus}
        onChange={({ target }) => {
          const chosen = settableStatuses(detail.status, { hasTranslation }).find(
            (status) => status === target.value,
          );
          if (chosen !== undefined) setStatus(chosen);
        }}
      >
        <option value="">{labels.setStatus}</option>
        {settableStatuses(detail.status, { hasTranslation })
          // A suggestion is what waits for review.
          .filter((status) => status !== 'needs_review')
          .map((status) => (
            <option key={status} value={status}>
              {statuses[status]}
            </option>
          ))}
      </select>
      <Button look="bare" label={labels.sync} aria-disabled={isBusy} onClick={sync}>
        <IconRefresh size={18} stroke={1.8} aria-hidden="true" />
      </Button>
    </div>
  );
}
