import { textIn } from '@cae-map/expedition/texts/titles';
import { useState } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { bookEditingMessages } from '../../messages/index.ts';
import styles from '../import.module.css';
import type { NamesToLink } from './use-names-to-link.ts';

/** The names that are shown before a button shows the others. */
const shownFirst = 24;
/** The spellings of one name that are shown. */
const shownSpellings = 3;

/** The choice of the places and people whose names become links. */
export function NamesChoice({ names: { found, chosen, choose } }: { readonly names: NamesToLink }) {
  const { language, messages } = useLanguage(bookEditingMessages);
  const [isWhole, setWhole] = useState(false);
  const labels = messages.bookImport;
  const shown = isWhole ? (found ?? []) : (found ?? []).slice(0, shownFirst);
  const rest = (found?.length ?? 0) - shown.length;
  const toggle = (key: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    choose(next);
  };
  return (
    <section className={styles.part} aria-labelledby="names-to-link">
      <h2 id="names-to-link">{labels.names}</h2>
      {found === null && (
        <p role="status" className={styles.details}>
          {labels.lookingForNames}
        </p>
      )}
      {found?.length === 0 && <p className={styles.details}>{labels.noNames}</p>}
      {found !== null && found.length > 0 && (
        <>
          <p className={styles.details}>{labels.namesHint}</p>
          <div className={styles.buttons}>
            <Button look="outlined" onClick={() => choose(new Set(found.map(({ key }) => key)))}>
              {labels.all}
            </Button>
            <Button look="outlined" onClick={() => choose(new Set())}>
              {labels.none}
            </Button>
          </div>
          <ul className={styles.names}>
            {shown.map(({ key, record, spellings, count }) => (
              <li key={key}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.has(key)}
                    onChange={({ target }) => toggle(key, target.checked)}
                  />
                  <span>
                    {textIn({ title: record.titles.ru, title_en: record.titles.en }, 'title', language).text}
                    <span className={styles.details}>
                      {[spellings.slice(0, shownSpellings).join(', '), labels.inTexts(count)].join(' · ')}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          {rest > 0 && (
            <Button look="link" onClick={() => setWhole(true)}>
              {labels.more(rest)}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
