import { isUnsent } from '@cae-map/expedition/field/outbox/outbox-item';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { fieldMessages } from '../messages/index.ts';
import { useOutbox } from '../outbox/outbox-store.ts';
import styles from './near-screen.module.css';

/** The link to the notes on this device, with the number of those that are not sent. */
export function OutboxLink() {
  const { messages } = useLanguage(fieldMessages);
  const unsent = useOutbox().notes.filter(isUnsent).length;
  return (
    <p className={styles.outbox}>
      <LocalLink to={paths.fieldOutbox()}>
        {unsent === 0 ? messages.field.outbox : messages.field.unsent(unsent)}
      </LocalLink>
    </p>
  );
}
