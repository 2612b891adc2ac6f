import { useId, type ReactNode } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './accounts-differ.module.css';

/** A note in a text that tells where the sources differ, with a label in the language of the page. */
export function AccountsDiffer({ children }: { readonly children: ReactNode }) {
  const { language, messages } = useLanguage();
  const label = useId();
  return (
    <div role="note" aria-labelledby={label} className={styles.note}>
      <p id={label} lang={language} className={styles.label}>
        {messages.place.accountsDiffer}
      </p>
      <p>{children}</p>
    </div>
  );
}
