import type { TranslationStatus } from '@cae-map/contract/enumerations';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { translationsMessages } from '../messages/index.ts';
import styles from './status-mark.module.css';

/** The status of a translation in words, with a colour. */
export function StatusMark({ status }: { readonly status: TranslationStatus }) {
  const { messages } = useLanguage(translationsMessages);
  return (
    <span className={styles.mark} data-status={status}>
      {messages.translations.statuses[status]}
    </span>
  );
}
