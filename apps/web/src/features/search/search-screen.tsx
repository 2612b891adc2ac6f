import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ScreenModule } from '../../lib/manifest/screen-module.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { searchMessages } from './messages/index.ts';
import { localPath } from '../../lib/language/language-path.ts';
import { paths } from '../../lib/url/paths.ts';
import { useIsInBrowser } from '../../lib/browser/use-is-in-browser.ts';
import { usePageHead } from '../../lib/page/use-page-head.ts';
import { LocalLink } from '../../ui/links/local-link.tsx';
import pageStyles from '../../ui/layout/page.module.css';
import { DatePart } from './by-date/date-part.tsx';
import { PartSwitch } from './dialog/part-switch.tsx';
import styles from './search-screen.module.css';
import { TextResults } from './by-words/text-results.tsx';
import { TextSearch } from './by-words/text-search.tsx';
import { useQueryText } from '../../lib/url/use-query-text.ts';

/** The maximum number of hits of each kind; the page has more space than the dialog. */
const limit = 60;

/** The search page, whose state is in the URL. */
function SearchScreen() {
  const { language, messages } = useLanguage(searchMessages);
  const [query, setQuery] = useSearchParams();
  const part = query.get('by') === 'date' ? 'date' : 'text';
  const shownPart = useRef<HTMLButtonElement>(null);
  const isInBrowser = useIsInBrowser();
  const { fieldText, onType } = useQueryText();
  usePageHead({ title: messages.search.title, description: messages.searchResults.hint });
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{messages.search.title}</h1>
      <p className={styles.withoutScript}>
        {messages.search.withoutScript}{' '}
        <LocalLink to={paths.placesList()}>{messages.menu.placesList}</LocalLink>
      </p>
      {/* Without scripts the form opens the list of places. */}
      <form
        className={styles.sheet}
        role="search"
        method="get"
        action={localPath(language, paths.placesList())}
        onSubmit={(event) => event.preventDefault()}
      >
        <PartSwitch
          part={part}
          shownPart={shownPart}
          onPart={(chosen) =>
            setQuery((before) => {
              const next = new URLSearchParams(before);
              if (chosen === 'date') next.set('by', 'date');
              else next.delete('by');
              return next;
            })
          }
        />
        {part === 'text' && (
          <TextSearch typed={fieldText} onType={onType}>
            {(fieldState) => <TextResults fieldState={fieldState} place="search-page" limit={limit} />}
          </TextSearch>
        )}
        {part === 'date' && isInBrowser && <DatePart onRetry={() => shownPart.current?.focus()} />}
      </form>
      <p className={styles.list}>
        <LocalLink to={paths.placesList()}>{messages.search.allPlaces}</LocalLink>
      </p>
    </div>
  );
}

export const searchScreenModule: ScreenModule = {
  Screen: SearchScreen,
  prepare({ language }) {
    const { search, searchResults } = searchMessages.read(language);
    return Promise.resolve({
      status: 200,
      head: { title: search.title, description: searchResults.hint, path: paths.search() },
    });
  },
};
