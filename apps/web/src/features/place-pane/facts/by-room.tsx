import styles from './by-room.module.css';

interface ByRoomProps {
  readonly long: string;
  /** On a phone; screen readers read the long text there, too. */
  readonly short: string;
}

/** A text that has a shorter wording on a phone, so that it is not cut there. */
export function ByRoom({ long, short }: ByRoomProps) {
  return (
    <span className={styles.text} data-short={short}>
      <span>{long}</span>
    </span>
  );
}
