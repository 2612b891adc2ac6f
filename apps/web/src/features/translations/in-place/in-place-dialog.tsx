import { fieldKey, type FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { useMayApprove } from '../../../lib/translations/use-may-approve.ts';
import { paths } from '../../../lib/url/paths.ts';
import type { LoadedDialogProps } from '../../../ui/dialog/lazy-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { FirstField } from '../dashboard/first-field.tsx';
import { translationsMessages } from '../messages/index.ts';
import { leaveField, openedStore, openField } from '../translating/opened-fields.ts';
import { useCurrentUserId } from '../translating/use-current-user.ts';
import { closeInPlace, inPlaceStore } from './in-place-request.ts';
import styles from './in-place.module.css';

/** The two boxes of the text that a translator has pointed at, over the page on which it is read. */
export function InPlaceDialog({ isOpen }: LoadedDialogProps) {
  const { messages } = useLanguage(translationsMessages);
  const reference = useStore(inPlaceStore, (state) => state.reference);
  return (
    <Dialog
      title={messages.inPlace.title}
      closeLabel={messages.inPlace.close}
      isOpen={isOpen}
      onClose={closeInPlace}
      use="working"
    >
      {reference !== null && <PointedField key={fieldKey(reference)} reference={reference} />}
    </Dialog>
  );
}

function PointedField({ reference }: { readonly reference: FieldReference }) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.inPlace;
  const client = useRequiredClient();
  const userId = useCurrentUserId();
  const mayApprove = useMayApprove();
  const [error, setError] = useState<unknown>(null);
  const key = fieldKey(reference);
  const open = (): void => {
    openField(client, reference).then(() => setError(null), setError);
  };
  const openFirstTime = useEffectEvent(open);
  useEffect(() => openFirstTime(), []);
  useEffect(() => {
    const leave = (): void => leaveField(client, reference, { keepalive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [client, reference]);
  const opened = useStore(openedStore, (fields) => fields[key]);
  return (
    <div className={styles.content}>
      {opened === undefined && error === null && <LoadingPage />}
      {opened === undefined && error !== null && (
        <FailurePage error={error} title={messages.translationErrors.load_error} onRetry={open} />
      )}
      {opened !== undefined && opened.leasedBy !== null && (
        <p role="status">{messages.workbench.leased(opened.leasedBy)}</p>
      )}
      {opened !== undefined && opened.leasedBy === null && userId !== null && (
        <>
          {!mayApprove && <p className={styles.hint}>{messages.translations.ownWaits}</p>}
          <FirstField
            detail={opened.detail}
            userId={userId}
            onSaved={() => {
              notify({ kind: 'success', message: mayApprove ? labels.saved : labels.suggested });
              closeInPlace();
            }}
          />
        </>
      )}
      <LocalLink to={paths.translation(reference)} className={styles.link ?? ''} onClick={closeInPlace}>
        {labels.workbench}
      </LocalLink>
    </div>
  );
}
