import { LocalLink } from './local-link.tsx';
import styles from './page-links.module.css';

interface PageLinksProps {
  /** What the pages are pages of. */
  readonly label: string;
  readonly pages: readonly PageLink[];
  /** The index of the page that is shown. */
  readonly current: number;
}

export interface PageLink {
  /** Path without the language. */
  readonly to: string;
  readonly text: string;
}

/** Links to all pages of a list that the server divides into pages. */
export function PageLinks({ label, pages, current }: PageLinksProps) {
  return (
    <nav className={styles.pages} aria-label={label}>
      {pages.map(({ to, text }, index) => (
        <LocalLink
          key={to}
          to={to}
          className={styles.page ?? ''}
          aria-current={index === current ? 'page' : undefined}
        >
          {text}
        </LocalLink>
      ))}
    </nav>
  );
}

/** Leads to the page before, at the beginning of a list that does not begin with its first page. */
export function PreviousPageLink({ to, text }: PageLink) {
  return (
    <p className={styles.previous}>
      <LocalLink to={to} className={styles.page ?? ''} rel="prev">
        {text}
      </LocalLink>
    </p>
  );
}
