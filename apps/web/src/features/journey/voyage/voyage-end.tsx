import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { journeyPageMessages } from '../messages/index.ts';
import { playRequest } from '../model/play-request.ts';
import { startPlaceId } from './chapters.ts';
import styles from './voyage-panel.module.css';

/** The three ways to go on after the film. */
export function VoyageEnd() {
  const { messages } = useLanguage(journeyPageMessages);
  const { endTitle, endDays, endChronicle, endPlace } = messages.voyage;
  return (
    <nav className={styles.end} aria-label={endTitle}>
      <LocalLink to={paths.place(startPlaceId)} state={playRequest}>
        {endDays}
      </LocalLink>
      <LocalLink to={paths.books()}>{endChronicle}</LocalLink>
      <LocalLink to={paths.search()}>{endPlace}</LocalLink>
    </nav>
  );
}
