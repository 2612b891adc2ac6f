import type { ReactNode } from 'react';
import { ByRoom } from './by-room.tsx';
import styles from './fact.module.css';

interface FactProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether the fact is not recorded. */
  readonly isUnknown?: boolean;
  /** Whether a phone shows the fact only while the sheet is high. */
  readonly isDetail?: boolean;
  /** The label on a phone, if the value is not clear without one. */
  readonly shortLabel?: string;
  readonly children: ReactNode;
}

/** A fact about a stop: its label, icon and value. */
export function Fact({ label, shortLabel, icon, isUnknown = false, isDetail = false, children }: FactProps) {
  return (
    <div
      className={styles.fact}
      data-unknown={isUnknown}
      data-detail={isDetail}
      data-labelled={shortLabel !== undefined}
    >
      <dt className={styles.label}>
        {shortLabel === undefined ? label : <ByRoom long={label} short={shortLabel} />}
      </dt>
      <dd className={styles.value}>
        {icon}
        <span>{children}</span>
      </dd>
    </div>
  );
}
