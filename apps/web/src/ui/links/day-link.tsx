import { IconCalendar } from '@tabler/icons-react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import styles from './day-in-books.module.css';
import { LocalLink } from './local-link.tsx';

/** A quiet link to the page of a day, `YYYY-MM-DD`. */
export function DayLink({ date }: { readonly date: string }) {
  const { messages } = useLanguage();
  return (
    <LocalLink to={paths.day(date)} className={styles.link ?? ''}>
      <IconCalendar size={16} stroke={1.8} aria-hidden="true" />
      {messages.place.dayPage}
    </LocalLink>
  );
}
