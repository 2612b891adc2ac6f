import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';
import { Link, useLocation } from 'react-router';
import { useUrlQuery } from '../../lib/url/url-query.ts';
import { useShortcut, type Shortcut } from '../../lib/commands/commands-context.tsx';
import type { Catalogue } from '../../lib/language/catalogue-ru.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { appMessages } from '../../lib/language/app-messages.ts';
import styles from './language-switcher.module.css';
import { storeLanguage } from '../../lib/storage/stored-language.ts';
import { pageUrlInLanguage } from './page-url.ts';
import { useLanguageChange } from './use-language-change.ts';

interface LanguageSwitcherProps {
  /** Whether it is a navigation landmark; a second switcher on the same page is a group. */
  readonly isLandmark?: boolean;
}

/** Links to the current page in each language: only the prefix `/en` changes; query and hash are kept. */
export function LanguageSwitcher({ isLandmark = true }: LanguageSwitcherProps) {
  const { language, messages } = useLanguage();
  const { pathname } = useLocation();
  const search = useUrlQuery();
  const changeLanguage = useLanguageChange();
  const shortcut = useShortcut('language');
  const Switcher = isLandmark ? 'nav' : 'div';
  return (
    <Switcher
      className={styles.switcher}
      aria-label={messages.language.switcher}
      {...(isLandmark ? {} : { role: 'group' })}
    >
      {contentLanguages.map((each) => (
        <Link
          key={each}
          to={pageUrlInLanguage(pathname, search, each)}
          hrefLang={each}
          className={styles.language}
          aria-label={messages.language.names[each]}
          {...(each === language
            ? currentLanguage(messages.language.names[each])
            : otherLanguage(messages, shortcut))}
          // Both fire before the click: the other language is usually loaded when it is chosen.
          onPointerEnter={() => preload(each)}
          onFocus={() => preload(each)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
              // Otherwise the page in the new tab would be redirected to the language of this one.
              storeLanguage(each);
              return;
            }
            event.preventDefault();
            changeLanguage(each);
          }}
        >
          {messages.language.codes[each]}
        </Link>
      ))}
    </Switcher>
  );
}

/** A failure is reported when the language is chosen. */
function preload(language: ContentLanguage): void {
  appMessages.load(language).catch(() => undefined);
}

function currentLanguage(name: string) {
  return { title: name, 'aria-current': 'true' } as const;
}

function otherLanguage(messages: Catalogue, shortcut: Shortcut | null) {
  return shortcut === null
    ? {}
    : { title: messages.language.shortcut(shortcut.text), 'aria-keyshortcuts': shortcut.aria };
}
