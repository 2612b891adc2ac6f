import { IconColumns } from '@tabler/icons-react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import styles from './day-in-books.module.css';
import { LocalLink } from './local-link.tsx';

/** A quiet link to what the books have about a day, `YYYY-MM-DD`. */
export function DayInBooks({ date }: { readonly date: string }) {
  const { messages } = useLanguage();
  return (
    <LocalLink to={paths.synopsis(date)} className={styles.link ?? ''}>
      <IconColumns size={16} stroke={1.8} aria-hidden="true" />
      {messages.place.dayInBooks}
    </LocalLink>
  );
}
