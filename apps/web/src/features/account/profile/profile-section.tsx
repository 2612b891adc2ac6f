import { useId, type ReactNode } from 'react';
import styles from './profile.module.css';

interface ProfileSectionProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

/** A section of the profile with a heading. */
export function ProfileSection({ title, text, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p className={styles.quiet}>{text}</p>}
      </div>
      {children}
    </section>
  );
}
