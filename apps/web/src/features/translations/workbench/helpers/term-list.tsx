import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { translationsMessages } from '../../messages/index.ts';
import { acceptedNames } from '../analysis/accepted-names.ts';
import type { FieldAnalysis } from '../analysis/use-field-analysis.ts';
import styles from './helpers.module.css';

interface TermListProps {
  readonly analysis: FieldAnalysis;
  readonly onInsert: (characters: string) => void;
}

/** The names of the source with their accepted translations, which are inserted by a click. */
export function TermList({ analysis, onInsert }: TermListProps) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.workbench.terms;
  const terms = new Map(
    analysis.terms.map((term) => [
      term.entries.map(({ key }) => key).join(' '),
      { written: term.written, names: acceptedNames(term, analysis.language) },
    ]),
  );
  const shown = [...terms].filter(([, { names }]) => names.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className={styles.helper}>
      <h3>{labels.title}</h3>
      <dl className={styles.terms}>
        {shown.map(([key, { written, names }]) => (
          <div key={key}>
            <dt lang="ru">{written}</dt>
            <dd>
              {names.map((name) => (
                <Button
                  key={name}
                  className={styles.term}
                  aria-label={labels.insert(name)}
                  onClick={() => onInsert(name)}
                >
                  {name}
                </Button>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
