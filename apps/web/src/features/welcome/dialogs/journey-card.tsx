import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect } from 'react';
import { togglePlaying, useJourney } from '../../../lib/journey/journey-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { endWelcome } from '../welcome-store.ts';
import styles from './journey-card.module.css';
import { useWelcomeTexts } from './use-welcome-texts.ts';

/** Offers the journey player after the language dialog. It is no dialog: the map can be used beside it. */
export function JourneyCard() {
  const { texts, lang } = useWelcomeTexts();
  const isReady = useJourney((state) => state.isReady);
  const isActive = useJourney((state) => state.isActive);
  useEffect(() => {
    // The visitor has started the journey by its bar.
    if (isActive) endWelcome();
  }, [isActive]);
  const { label, text, travel, look } = texts.journey;
  return (
    <aside className={styles.card} aria-label={label} lang={lang} data-map-tool>
      <p>{text}</p>
      <div className={styles.buttons}>
        <Button
          look="main"
          className={styles.travel ?? ''}
          aria-disabled={!isReady}
          onClick={() => {
            togglePlaying();
            endWelcome();
          }}
        >
          <IconPlayerPlayFilled size={18} aria-hidden="true" />
          {travel}
        </Button>
        <Button look="outlined" onClick={endWelcome}>
          {look}
        </Button>
      </div>
    </aside>
  );
}
