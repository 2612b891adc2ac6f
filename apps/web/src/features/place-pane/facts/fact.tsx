import type { ReactNode } from 'react';
import styles from './fact.module.css';

interface FactProps {
  readonly label: string;
  readonly sign: ReactNode;
  /** Says that there is something that nobody has noted. */
  readonly isUnknown?: boolean;
  readonly children: ReactNode;
}

/** One fact about a stop: what it is about, its sign and what is known. */
export function Fact({ label, sign, isUnknown = false, children }: FactProps) {
  return (
    <div className={styles.fact} data-unknown={isUnknown}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {sign}
        <span>{children}</span>
      </dd>
    </div>
  );
}
