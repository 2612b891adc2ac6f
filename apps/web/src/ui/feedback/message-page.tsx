import type { ReactNode } from 'react';
import { LocalLink } from '../links/local-link.tsx';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  readonly links?: readonly { readonly to: string; readonly label: string }[];
  readonly children?: ReactNode;
}

/** A page with a message and links. */
export function MessagePage({ title, text, links = [], children }: MessagePageProps) {
  return (
    <section className={styles.page}>
      <div className={styles.sheet}>
        <svg className={styles.illustration} viewBox="0 0 120 48" aria-hidden="true">
          <path
            d="M2 46 30 16l10 12 18-24 24 30 8-9 28 21"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path d="m52 12 6-8 7 9-4 3-4-3z" fill="currentColor" />
        </svg>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <LocalLink to={to} className={styles.link}>
                  {label}
                </LocalLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
