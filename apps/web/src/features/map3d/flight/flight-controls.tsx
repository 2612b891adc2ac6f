import {
  IconMap2,
  IconMapPin,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
  IconRefresh,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { FlightStep } from '@cae-map/expedition/flight/flight';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { numberFormat } from '../../../lib/language/number-format.ts';
import { paths } from '../../../lib/url/paths.ts';
import { RoundButton } from '../../../ui/controls/round-button.tsx';
import { map3dMessages } from '../messages/index.ts';
import { changeSpeed, openStep, toggleFlight, useFlight } from './flight-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './flight-panel.module.css';

interface FlightControlsProps {
  /** Empty until the route is loaded. */
  readonly steps: readonly FlightStep[];
  /** The number of stops. */
  readonly count: number;
  /** The current stop. */
  readonly placeId: number;
}

/** The buttons of the flight. With reduced motion nothing moves by itself: the visitor goes from stop to stop. */
export function FlightControls({ steps, count, placeId }: FlightControlsProps) {
  const { language, messages } = useLanguage(map3dMessages);
  const navigate = useNavigate();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const index = useFlight((flight) => flight.index);
  const isPlaying = useFlight((flight) => flight.isPlaying);
  const hasEnded = useFlight((flight) => flight.hasEnded);
  const { flight } = messages;
  const open = (path: string) => void navigate(localPath(language, path));
  const step = (change: 1 | -1) => {
    const next = index + change;
    if (next < 0 || next >= count) return;
    // A flight that plays flies the way; otherwise the stop is reached at once.
    openStep(next, isPlaying && change === 1 ? 0 : (steps[next]?.wayLength ?? 0));
  };
  const label = isPlaying ? flight.pause : hasEnded ? flight.again : flight.play;
  const Icon = isPlaying ? IconPlayerPauseFilled : hasEnded ? IconRefresh : IconPlayerPlayFilled;
  return (
    <div className={styles.controls}>
      <RoundButton
        label={flight.back}
        icon={IconPlayerTrackPrev}
        iconSize={18}
        aria-disabled={index === 0}
        onClick={() => step(-1)}
      />
      {!isStill && (
        <Button className={styles.play} label={label} onClick={toggleFlight}>
          <Icon size={22} aria-hidden="true" />
        </Button>
      )}
      <RoundButton
        label={flight.next}
        icon={IconPlayerTrackNext}
        iconSize={18}
        aria-disabled={index === count - 1}
        onClick={() => step(1)}
      />
      {!isStill && <SpeedButton />}
      <span className={styles.gap} />
      <RoundButton
        label={messages.map3d.openStop}
        icon={IconMapPin}
        iconSize={18}
        isBare
        onClick={() => open(paths.place(placeId))}
      />
      <RoundButton
        label={flight.leave}
        icon={IconMap2}
        iconSize={18}
        isBare
        onClick={() => open(paths.map3d())}
      />
    </div>
  );
}

function SpeedButton() {
  const { language, messages } = useLanguage(map3dMessages);
  const speed = useFlight((flight) => flight.speed);
  const factor = `${numberFormat(language, 2).format(speed)}×`;
  const label = messages.flight.speed(factor);
  return (
    <Button className={styles.speed} label={label} onClick={changeSpeed}>
      {factor}
    </Button>
  );
}
