import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath, readPath } from '../../../lib/language/language-path.ts';
import { useMapUrlState } from '../../../lib/map-url/map-url-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { CloseButton } from '../../../ui/controls/round-button.tsx';
import { useJourney } from '../../../lib/journey/journey-store.ts';
import styles from './voyage-invitation.module.css';

/** The state of the history entry that plays the film as soon as it is open. */
export interface VoyageLinkState {
  readonly play: true;
}

/** Says on the first screen what the map is about, and offers the film. Hidden once a stop is opened or the journey begins. */
export function VoyageInvitation() {
  const { language, messages } = useLanguage();
  const { pathname } = useLocation();
  const hasSelection = useMapUrlState(({ hash }) => hash.place !== null || hash.date !== null);
  const isActive = useJourney((state) => state.isActive);
  const [isClosed, setClosed] = useState(false);
  const navigate = useNavigate();
  const reading = readPath(pathname);
  const isRoot = reading.kind === 'page' && reading.path === paths.map();
  if (!isRoot || hasSelection || isActive || isClosed) return null;
  const { text, watch, close } = messages.journey.invitation;
  const href = localPath(language, paths.voyage());
  const state: VoyageLinkState = { play: true };
  return (
    <aside className={styles.invitation}>
      <p className={styles.text}>
        {/* The years stay in one line. */}
        {text.split(/(\d{4}–\d{4})/).map((part, index) => (
          <span key={index} className={index % 2 === 1 ? styles.years : undefined}>
            {part}
          </span>
        ))}
      </p>
      <a
        className={styles.watch}
        href={href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          void navigate(href, { state });
        }}
      >
        <IconPlayerPlayFilled size={18} aria-hidden="true" />
        {watch}
      </a>
      <CloseButton isBare label={close} onClick={() => setClosed(true)} />
    </aside>
  );
}
