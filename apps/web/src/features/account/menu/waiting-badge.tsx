import styles from './waiting-badge.module.css';

/** The greatest number that is shown exactly. */
const greatest = 99;

/** A small number for the eye; the accessible name of the element around it has the number in words. Nothing for 0. */
export function WaitingBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge} aria-hidden="true">
      {count > greatest ? `${greatest}+` : count}
    </span>
  );
}
