import {
  IconMapPin,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
  IconRefresh,
  IconX,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { paths } from '../../../lib/url/paths.ts';
import { RoundButton } from '../../../ui/controls/round-button.tsx';
import { journeyPageMessages } from '../messages/index.ts';
import { stepChapter, toggleVoyage, useVoyage } from './voyage-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './voyage-controls.module.css';

interface VoyageControlsProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The stop at the end of the chapter. */
  readonly until: number;
}

/** The buttons of the film. With reduced motion nothing plays by itself: the visitor goes from chapter to chapter. */
export function VoyageControls({ isFirst, isLast, until }: VoyageControlsProps) {
  const { language, messages } = useLanguage(journeyPageMessages);
  const navigate = useNavigate();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { voyage } = messages;
  const open = (path: string) => void navigate(localPath(language, path));
  return (
    <div className={styles.controls}>
      <RoundButton
        label={voyage.back}
        icon={IconPlayerTrackPrev}
        iconSize={18}
        aria-disabled={isFirst}
        onClick={() => stepChapter(-1)}
      />
      {!isStill && <PlayButton />}
      <RoundButton
        label={voyage.next}
        icon={IconPlayerTrackNext}
        iconSize={18}
        aria-disabled={isLast}
        onClick={() => stepChapter(1)}
      />
      <RoundButton
        label={messages.place.open}
        icon={IconMapPin}
        iconSize={18}
        isBare
        onClick={() => open(paths.place(until))}
      />
      <RoundButton label={voyage.leave} icon={IconX} iconSize={18} isBare onClick={() => open(paths.map())} />
    </div>
  );
}

function PlayButton() {
  const { messages } = useLanguage(journeyPageMessages);
  const isPlaying = useVoyage((state) => state.isPlaying);
  const hasEnded = useVoyage((state) => state.hasEnded);
  const { play, pause, again } = messages.voyage;
  const label = isPlaying ? pause : hasEnded ? again : play;
  const Icon = isPlaying ? IconPlayerPauseFilled : hasEnded ? IconRefresh : IconPlayerPlayFilled;
  return (
    <Button className={styles.play} label={label} onClick={toggleVoyage}>
      <Icon size={22} aria-hidden="true" />
    </Button>
  );
}
