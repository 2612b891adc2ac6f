import type { LeftOut } from '@cae-map/contract/entities/books/book-reading';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { bookEditingMessages } from '../../messages/index.ts';
import styles from '../import.module.css';

/** Lists the contents of the file that were left out of the book, by kind with an example. */
export function LeftOutList({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  const { messages } = useLanguage(bookEditingMessages);
  const labels = messages.bookImport;
  return (
    <section className={styles.part} aria-labelledby="left-out">
      <h2 id="left-out">{labels.leftOut}</h2>
      {leftOut.length === 0 ? (
        <p className={styles.details}>{labels.nothingLeftOut}</p>
      ) : (
        <ul className={styles.leftOut}>
          {leftOut.map(({ kind, count, example }) => (
            <li key={`${kind} ${example}`}>
              {labels.leftOutKinds[kind](count)}
              {example !== '' && <span className={styles.details}> {labels.example(example)}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
