import { maxSearchLength } from '@cae-map/contract/entities/editing/list-filters';
import { translatableTables } from '@cae-map/contract/enumerations';
import { IconSearch } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useTargetLanguage, useTargetLanguages } from '../frame/use-target-language.ts';
import { translationsMessages } from '../messages/index.ts';
import type { RowFilter } from '../model/row-filter.ts';
import styles from './dashboard.module.css';

interface RowFiltersProps {
  readonly filter: RowFilter;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onChange: (change: Partial<RowFilter>) => void;
  /** Null if nothing is filtered. */
  readonly onReset: (() => void) | null;
}

/** The search, the data source and the target language. */
export function RowFilters({ filter, text, onText, onChange, onReset }: RowFiltersProps) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.translations;
  return (
    <div role="search" className={styles.filters}>
      <label className={styles.search}>
        <IconSearch size={18} stroke={1.8} aria-hidden="true" />
        <input
          type="search"
          aria-label={labels.search}
          placeholder={labels.search}
          maxLength={maxSearchLength}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </label>
      <select
        aria-label={labels.table}
        value={filter.table ?? ''}
        onChange={({ target }) =>
          onChange({ table: translatableTables.find((table) => table === target.value) ?? null })
        }
      >
        <option value="">{labels.anyTable}</option>
        {translatableTables.map((table) => (
          <option key={table} value={table}>
            {labels.tables[table]}
          </option>
        ))}
      </select>
      <TargetLanguageChoice />
      {onReset !== null && (
        <Button look="bare" onClick={onReset}>
          {labels.reset}
        </Button>
      )}
    </div>
  );
}

/** The choice of the target language; nothing if there is only one. */
function TargetLanguageChoice() {
  const { messages } = useLanguage(translationsMessages);
  const offered = useTargetLanguages();
  const chosen = useTargetLanguage();
  const [, setQuery] = useSearchParams();
  if (offered.length < 2) return null;
  return (
    <select
      aria-label={messages.translations.language}
      value={chosen}
      onChange={({ target }) =>
        setQuery(
          (before) => {
            const next = new URLSearchParams(before);
            next.set('language', target.value);
            return next;
          },
          { replace: true },
        )
      }
    >
      {offered.map((language) => (
        <option key={language} value={language}>
          {messages.translations.languages[language]}
        </option>
      ))}
    </select>
  );
}
