import { fieldKey } from '@cae-map/contract/entities/translations/field-reference';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { translationsMessages } from '../messages/index.ts';
import { referenceOf, renewField } from '../translating/opened-fields.ts';
import type { Work } from '../translating/use-work.ts';
import { useFieldAnalysis } from './analysis/use-field-analysis.ts';
import { FieldHead } from './field-head.tsx';
import { SourceText } from './source/source-text.tsx';
import { useWorkKeys } from './use-work-keys.ts';
import { leasesInterval } from '../translating/use-leases.ts';
import styles from './workbench.module.css';

interface LeasedFieldProps {
  readonly detail: TranslationDetail;
  /** Who translates the field. */
  readonly user: string;
  readonly work: Work;
}

/** A field that another user translates: it can be read, and is opened when it is given back. */
export function LeasedField({ detail, user, work }: LeasedFieldProps) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.workbench;
  const client = useRequiredClient();
  const analysis = useFieldAnalysis(detail, detail.target, null);
  const key = fieldKey(detail);
  const { data } = useQuery({
    ...callQuery(client, 'listTranslationLeases', {}),
    refetchInterval: leasesInterval,
    refetchOnWindowFocus: true,
  });
  const isFree = data !== undefined && !data.some((lease) => fieldKey(lease) === key && !lease.is_own);
  const open = useEffectEvent(() => void renewField(client, referenceOf(detail)).catch(() => undefined));
  useEffect(() => {
    if (isFree) open();
  }, [isFree]);
  const move = (step: 1 | -1): void => {
    if (!work.move(step)) announce(step === 1 ? labels.noNext : labels.noPrevious);
  };
  const none = (): void => announce(labels.leased(user));
  useWorkKeys({
    saveAndNext: () => void work.next(),
    approveAndNext: () => void work.next(),
    save: none,
    move,
    copySource: none,
    takeMatch: none,
    takeMarks: none,
    undo: none,
    redo: none,
  });
  return (
    <>
      <FieldHead detail={detail} work={work} isChanged onMove={move} />
      <div className={styles.scroll}>
        <div className={styles.columns}>
          <section className={styles.side} aria-label={labels.sourceLabel}>
            <h2>{labels.sourceLabel}</h2>
            <SourceText source={detail.source} analysis={analysis} lit={-1} onLight={() => undefined} />
          </section>
          <section className={styles.side} aria-label={labels.targetLabels[detail.language]}>
            <h2>{labels.targetLabels[detail.language]}</h2>
            <p role="status" className={styles.note}>
              {labels.leased(user)}
            </p>
            <div className={styles.readOnly}>
              {analysis.format === 'html' ? (
                <RichText html={detail.target} lang="en" />
              ) : (
                <p lang={detail.language === 'cn' ? 'zh' : 'en'}>{detail.target}</p>
              )}
            </div>
            <div className={styles.actions}>
              <Button look="main" onClick={() => void work.next()}>
                {labels.nextFree}
              </Button>
            </div>
          </section>
        </div>
      </div>
    </>
  );
}
