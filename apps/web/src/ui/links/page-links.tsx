import { LocalLink } from './local-link.tsx';
import styles from './page-links.module.css';

interface PageLinksProps {
  /** The accessible name of the navigation. */
  readonly label: string;
  readonly pages: readonly PageLink[];
  /** The index of the current page. */
  readonly current: number;
}

export interface PageLink {
  /** Path without the language. */
  readonly to: string;
  readonly text: string;
}

/** Links to all pages of a paginated list. */
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

/** A link to the previous page, above a list. */
export function PreviousPageLink({ to, text }: PageLink) {
  return (
    <p className={styles.previous}>
      <LocalLink to={to} className={styles.page ?? ''} rel="prev">
        {text}
      </LocalLink>
    </p>
  );
}
