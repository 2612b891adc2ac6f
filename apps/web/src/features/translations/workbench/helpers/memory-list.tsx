import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import type { MemoryMatch } from '@cae-map/expedition/translations/memory/translation-memory';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { translationsMessages } from '../../messages/index.ts';
import styles from './helpers.module.css';

interface MemoryListProps {
  readonly matches: readonly MemoryMatch[];
  readonly language: TargetLanguage;
  readonly onInsert: (characters: string) => void;
}

/** The translations of similar sentences. They are offered, never filled in. */
export function MemoryList({ matches, language, onInsert }: MemoryListProps) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.workbench.memory;
  if (matches.length === 0) return null;
  return (
    <section className={styles.helper}>
      <h3>{labels.title}</h3>
      <ol className={styles.matches}>
        {matches.map(({ source, target, similarity }, index) => (
          <li key={`${source} ${target}`}>
            <Button
              className={styles.match}
              aria-label={labels.insert(target)}
              onClick={() => onInsert(target)}
            >
              <span className={styles.percent}>{`${Math.floor(similarity * 100)} %`}</span>
              <span className={styles.matchTarget} lang={language === 'cn' ? 'zh' : language}>
                {target}
              </span>
              <span className={styles.quiet} lang="ru">
                {source}
              </span>
              <kbd>{`Ctrl+Shift+${index + 1}`}</kbd>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
