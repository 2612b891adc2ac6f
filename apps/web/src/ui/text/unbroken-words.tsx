import { Fragment } from 'react';
import styles from './unbroken-words.module.css';

/** A name whose hyphenated words are wrapped to the next line as a whole if they fit into it. */
export function UnbrokenWords({ text }: { readonly text: string }) {
  if (!text.includes('-')) return text;
  return text.split(' ').map((word, index) => (
    // Words have no other identity than their index.
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className={styles.word}>{word}</span> : word}
    </Fragment>
  ));
}
