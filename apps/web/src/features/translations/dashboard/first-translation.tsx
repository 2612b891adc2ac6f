import type { FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import { fieldKey } from '@cae-map/contract/entities/translations/field-reference';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useMayApprove } from '../../../lib/translations/use-may-approve.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { translationsMessages } from '../messages/index.ts';
import { rememberSaved } from '../model/visits.ts';
import type { LoadedRows } from '../rows/rows-store.ts';
import { firstCandidates } from '../translating/first-candidates.ts';
import { leaveField, openedStore, openFirst } from '../translating/opened-fields.ts';
import { FirstField } from './first-field.tsx';
import styles from './first-translation.module.css';

interface FirstTranslationProps {
  readonly loaded: LoadedRows;
  readonly userId: number;
  readonly onShowAll: () => void;
}

/** What a newcomer sees: one sentence, two boxes and one button. Everything else is behind a link. */
export function FirstTranslation({ loaded, userId, onShowAll }: FirstTranslationProps) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.firstTranslation;
  const client = useRequiredClient();
  const mayApprove = useMayApprove();
  const [reference, setReference] = useState<FieldReference | null | undefined>();
  const [failure, setFailure] = useState<{ readonly count: number; readonly error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [count, setCount] = useState(0);
  const done = useRef(new Set<string>());
  const open = useEffectEvent(async (of: number): Promise<void> => {
    try {
      const candidates = firstCandidates(loaded.rows).filter(
        (candidate) => !done.current.has(fieldKey(candidate.reference)),
      );
      setReference(await openFirst(client, candidates));
    } catch (error) {
      setFailure({ count: of, error });
    }
  });
  useEffect(() => {
    void open(count + attempt);
  }, [count, attempt]);
  useEffect(() => {
    if (reference === null || reference === undefined) return undefined;
    const leave = (): void => leaveField(client, reference, { keepalive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [client, reference]);
  const opened = useStore(openedStore, (fields) =>
    reference === null || reference === undefined ? undefined : fields[fieldKey(reference)],
  );
  const error = failure?.count === count + attempt ? failure.error : null;
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-labelledby="first-translation">
        <h2 id="first-translation">{labels.title}</h2>
        <p className={styles.intro}>{loaded.language === 'cn' ? labels.introChinese : labels.intro}</p>
        {!mayApprove && <p className={styles.review}>{messages.translations.ownWaits}</p>}
        <p role="status" className={styles.thanks}>
          {count > 0 && [mayApprove ? labels.saved : labels.sent, opened ? labels.next : ''].join(' ')}
        </p>
        {error !== null && <FailurePage error={error} onRetry={() => setAttempt(attempt + 1)} />}
        {reference === undefined && error === null && <LoadingPage />}
        {reference === null && <p>{labels.none}</p>}
        {opened !== undefined && reference !== null && reference !== undefined && (
          <FirstField
            key={fieldKey(reference)}
            detail={opened.detail}
            userId={userId}
            onSaved={() => {
              rememberSaved();
              done.current.add(fieldKey(reference));
              setCount(count + 1);
            }}
          />
        )}
        <Button look="link" className={styles.all} onClick={onShowAll}>
          {labels.showAll}
        </Button>
      </section>
    </div>
  );
}
