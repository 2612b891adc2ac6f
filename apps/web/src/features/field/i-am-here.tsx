import { IconWalk } from '@tabler/icons-react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { PlaceSectionProps } from '../../lib/manifest/place-section.ts';
import { paths } from '../../lib/url/paths.ts';
import { LocalLink } from '../../ui/links/local-link.tsx';
import styles from './i-am-here.module.css';

/** The link from a stop to the form for a note by a traveller who is there. */
export function IAmHere({ view: { place } }: PlaceSectionProps) {
  const { messages } = useLanguage();
  return (
    <LocalLink to={paths.fieldNote(place.place_id)} className={styles.link ?? ''} rel="nofollow">
      <IconWalk size={20} stroke={1.8} aria-hidden="true" />
      {messages.map.iAmHere}
    </LocalLink>
  );
}
