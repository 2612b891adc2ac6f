import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { paths } from '../../../../lib/url/paths.ts';
import { LocalLink } from '../../../../ui/links/local-link.tsx';
import { searchMessages } from '../../messages/index.ts';
import styles from './nothing-listed.module.css';

/** The message and links for an empty list. */
export function NothingListed({ typed }: { readonly typed: string }) {
  const { messages } = useLanguage(searchMessages);
  return (
    <div className={styles.nothing}>
      <p>{messages.placesList.nothing}</p>
      <ul>
        <li>
          <LocalLink to={paths.placesList()} className={styles.link ?? ''}>
            {messages.placesList.wholeList}
          </LocalLink>
        </li>
        {typed.trim() !== '' && (
          <li>
            <LocalLink to={paths.search(typed.trim())} className={styles.link ?? ''}>
              {messages.placesList.searchTexts}
            </LocalLink>
          </li>
        )}
      </ul>
    </div>
  );
}
