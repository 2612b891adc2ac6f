import type { ReactNode } from 'react';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import styles from './account-page.module.css';

interface AccountPageProps {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** The layout of the screens with one form: a sheet with a heading. */
export function AccountPage({ title, intro = '', children }: AccountPageProps) {
  usePageHead({ title, description: intro });
  return (
    <div className={styles.page}>
      <section className={styles.sheet}>
        <h1 className={styles.title}>{title}</h1>
        {intro !== '' && <p className={styles.intro}>{intro}</p>}
        {children}
      </section>
    </div>
  );
}
