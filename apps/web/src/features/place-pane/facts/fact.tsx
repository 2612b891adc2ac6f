import type { ReactNode } from 'react';
import styles from './fact.module.css';

interface FactProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether the fact is not recorded. */
  readonly isUnknown?: boolean;
  readonly children: ReactNode;
}

/** A fact about a stop: its label, icon and value. */
export function Fact({ label, icon, isUnknown = false, children }: FactProps) {
  return (
    <div className={styles.fact} data-unknown={isUnknown}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {icon}
        <span>{children}</span>
      </dd>
    </div>
  );
}
