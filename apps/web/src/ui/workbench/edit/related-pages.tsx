import { useLanguage } from '../../../lib/language/language-context.tsx';
import { LocalLink } from '../../links/local-link.tsx';
import { editingMessages } from '../messages/index.ts';
import styles from './related-pages.module.css';

interface RelatedPagesProps {
  /** Paths without the language. */
  readonly pages: readonly { readonly to: string; readonly label: string }[];
}

/** The links from the editor of a record to its public page and to what belongs to it; nothing without links. */
export function RelatedPages({ pages }: RelatedPagesProps) {
  const { messages } = useLanguage(editingMessages);
  if (pages.length === 0) return null;
  return (
    <nav className={styles.pages} aria-label={messages.editing.related.label}>
      {pages.map(({ to, label }) => (
        <LocalLink key={to} to={to} className={styles.page}>
          {label}
        </LocalLink>
      ))}
    </nav>
  );
}
