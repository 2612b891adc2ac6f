import { IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useShortcut } from '../../../lib/commands/commands-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { usePrefetch } from '../../../lib/loading/use-prefetch.ts';
import { searchCommandId } from './search-commands.ts';
import { openSearch, useSearchPart } from '../common/search-dialog-store.ts';
import { SearchDialog } from './search-dialog.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './search-launcher.module.css';

/** The button in the header that looks like a field and opens the search. */
export function SearchLauncher() {
  const { language, messages } = useLanguage();
  const shortcut = useShortcut(searchCommandId);
  const part = useSearchPart();
  const client = useApiClient();
  const queryClient = useQueryClient();
  usePrefetch(
    useCallback(
      async () => (await import('./prefetch-search.ts')).prefetchSearch(client, queryClient, language),
      [client, queryClient, language],
    ),
  );
  const [wasOpen, setWasOpen] = useState(false);
  if (part !== null && !wasOpen) setWasOpen(true);
  return (
    <>
      <Button
        className={styles.launcher}
        aria-haspopup="dialog"
        aria-label={messages.search.title}
        {...(shortcut === null
          ? {}
          : {
              'aria-keyshortcuts': shortcut.aria,
              title: `${messages.search.title} (${shortcut.text})`,
            })}
        onClick={() => openSearch('text')}
      >
        <IconSearch size={18} stroke={1.8} aria-hidden="true" />
        <span className={styles.words} aria-hidden="true">
          {messages.search.placeholder}
        </span>
        {shortcut !== null && (
          <kbd className={styles.key} aria-hidden="true">
            {shortcut.text}
          </kbd>
        )}
      </Button>
      {wasOpen && <SearchDialog part={part} />}
    </>
  );
}
