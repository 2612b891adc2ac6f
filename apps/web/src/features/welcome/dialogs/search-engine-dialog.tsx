import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { welcomeMessages } from '../messages/index.ts';
import { endWelcome } from '../welcome-store.ts';
import styles from './announcement.module.css';

/** Describes the site to search engines and links its main pages. */
export function SearchEngineDialog() {
  const { messages } = useLanguage(welcomeMessages);
  const { title, text, close, places, books, about } = messages.welcome.searchEngine;
  return (
    <Dialog title={title} closeLabel={close} isOpen onClose={endWelcome} use="form">
      <p>{text}</p>
      <ul className={styles.links}>
        <li>
          <LocalLink to={paths.placesList()}>{places}</LocalLink>
        </li>
        <li>
          <LocalLink to={paths.books()}>{books}</LocalLink>
        </li>
        <li>
          <LocalLink to={paths.aboutExpedition()}>{about}</LocalLink>
        </li>
      </ul>
    </Dialog>
  );
}
