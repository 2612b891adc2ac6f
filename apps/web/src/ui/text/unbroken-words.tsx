import { Fragment } from 'react';
import styles from './unbroken-words.module.css';

/** A name whose words do not break at their hyphens while there is room for the whole word on the next line. */
export function UnbrokenWords({ text }: { readonly text: string }) {
  if (!text.includes('-')) return text;
  return text.split(' ').map((word, index) => (
    // The words of a name have no other identity than their place in it.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className={styles.word}>{word}</span> : word}
    </Fragment>
  ));
}
