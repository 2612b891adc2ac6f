import type { BookRecord } from '@cae-map/contract/entities/book';
import { IconAdjustmentsHorizontal, IconMap, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useOptionGroup } from '../../../lib/options/use-option-group.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { languageModes, readerOptions } from '../appearance/reader-options.ts';
import { ReaderSettings } from '../appearance/reader-settings.tsx';
import { FindInBook } from '../find/find-in-book.tsx';
import { bookFind } from '../find/find-store.ts';
import { booksMessages } from '../messages/index.ts';
import styles from './reader-bar.module.css';

/** The controls of the reader. Without scripts, which all of them need, they are hidden. */
export function ReaderBar({ book }: { readonly book: BookRecord }) {
  const { messages } = useLanguage(booksMessages);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const languages = useOptionGroup(readerOptions, (options) => options.languages);
  const showMap = useOptionGroup(readerOptions, (options) => options.showMap);
  return (
    <div className={styles.bar} role="group" aria-label={messages.reader.controls}>
      <select
        className={styles.select}
        aria-label={messages.reader.labels.languages}
        value={languages}
        onChange={({ target }) => {
          const mode = languageModes.find((each) => each === target.value);
          if (mode !== undefined) readerOptions.change({ languages: mode });
        }}
      >
        {languageModes.map((mode) => (
          <option key={mode} value={mode}>
            {messages.reader.languages[mode]}
          </option>
        ))}
      </select>
      <Button
        look="outlined"
        label={`${messages.reader.find} (/)`}
        aria-keyshortcuts="/"
        onClick={() => bookFind.set(true)}
      >
        <IconSearch size={18} stroke={1.8} aria-hidden="true" />
      </Button>
      <Button
        look="outlined"
        label={messages.reader.map}
        aria-pressed={showMap}
        onClick={() => readerOptions.change({ showMap: !showMap })}
      >
        <IconMap size={18} stroke={1.8} aria-hidden="true" />
      </Button>
      <Button look="outlined" label={messages.reader.settings} onClick={() => setSettingsOpen(true)}>
        <IconAdjustmentsHorizontal size={18} stroke={1.8} aria-hidden="true" />
      </Button>
      <FindInBook book={book} />
      <ReaderSettings isOpen={isSettingsOpen} onClose={() => setSettingsOpen(false)} />
    </div>
  );
}
