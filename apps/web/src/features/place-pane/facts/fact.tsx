import type { ReactNode } from 'react';
import styles from './fact.module.css';

interface FactProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether the fact is not recorded. */
  readonly isUnknown?: boolean;
  /** Whether a phone shows the label, too, because the value is not clear without it. */
  readonly keepsLabel?: boolean;
  readonly children: ReactNode;
}

/** A fact about a stop: its label, icon and value. */
export function Fact({ label, icon, isUnknown = false, keepsLabel = isUnknown, children }: FactProps) {
  return (
    <div className={styles.fact} data-unknown={isUnknown} data-labelled={keepsLabel}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {icon}
        <span>{children}</span>
      </dd>
    </div>
  );
}
