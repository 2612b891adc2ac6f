import { contentLanguages } from '@cae-map/contract/enumerations';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '../lib/language/language-context.tsx';
import styles from './language-switcher.module.css';
import { pageInLanguage } from './page-in-language.ts';
import { useLanguageChange } from './use-language-change.ts';

/** Links to the same page in each language: path, query and hash stay, only `/en` comes or goes. */
export function LanguageSwitcher() {
  const { language, words } = useLanguage();
  const { pathname, search } = useLocation();
  const changeLanguage = useLanguageChange();
  return (
    <nav className={styles.switcher} aria-label={words.language.switcher}>
      {contentLanguages.map((each) => (
        <Link
          key={each}
          to={pageInLanguage(pathname, search, each)}
          hrefLang={each}
          className={styles.language}
          aria-label={words.language.names[each]}
          title={each === language ? words.language.names[each] : words.language.shortcut('Alt+S')}
          {...(each === language ? { 'aria-current': 'true' } : { 'aria-keyshortcuts': 'Alt+S' })}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            changeLanguage(each);
          }}
        >
          {words.language.codes[each]}
        </Link>
      ))}
    </nav>
  );
}
