import type { DifferencePart } from '@cae-map/expedition/translations/difference/word-difference';
import styles from './text-difference.module.css';

/** The parts of two versions of a text, with those that only one of them has marked as removed or added. */
export function DifferenceParts({ parts }: { readonly parts: readonly DifferencePart[] }) {
  const keys = new Map<string, number>();
  return parts.map(({ kind, text }) => {
    const count = (keys.get(kind) ?? 0) + 1;
    keys.set(kind, count);
    const name = `${kind} ${count}`;
    if (kind === 'same') return <span key={name}>{text}</span>;
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      <Mark key={name} className={styles[kind]}>
        {text}
      </Mark>
    );
  });
}
