import {
  IconAdjustmentsHorizontal,
  IconChevronDown,
  IconChevronUp,
  IconFocusCentered,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
} from '@tabler/icons-react';
import type { AccuracyLevel } from '@cae-map/contract/enumerations';
import type { Journey } from '@cae-map/expedition/journey/journey';
import type { Step } from '@cae-map/expedition/journey/days/steps';
import { accuracyBars } from '@cae-map/expedition/places/accuracy';
import { useId, type ComponentType } from 'react';
import { useShortcut } from '../../../lib/commands/commands-context.tsx';
import { journeyStore, togglePlaying, useJourney } from '../../../lib/journey/journey-store.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { AccuracyBars } from '../../../ui/icons/accuracy-bars.tsx';
import styles from './journey-bar.module.css';
import { describeHeight, useJourneyHeights } from '../model/journey-height.ts';
import type { JourneyModel } from '../model/journey-model.ts';
import { journeyOptions, useJourneyOptions } from '../model/journey-options.ts';
import { useJourneyPosition } from '../model/journey-position.ts';
import { JourneyScale } from './journey-scale.tsx';
import { formatDay, describeLocation } from '../model/journey-text.ts';
import { PlayerOptions } from './player-options.tsx';
import { steerBy } from '../model/steer.ts';
import { Button } from '../../../ui/controls/button.tsx';

interface ModelProps {
  readonly model: JourneyModel;
}

/** The bar of the journey with the playback buttons, the day, the place and the slider. */
export function JourneyBar({ model }: ModelProps) {
  const { messages } = useLanguage();
  const isCollapsed = useJourneyOptions((options) => options.isCollapsed);
  const optionsId = useId();
  return (
    <section className={styles.bar} aria-label={messages.journey.label} data-collapsed={isCollapsed}>
      <div className={styles.play}>
        <StepButton journey={model.journey} step={-1} />
        <PlayButton />
        <StepButton journey={model.journey} step={1} />
      </div>
      <CurrentPosition model={model} />
      <JourneyScale model={model} />
      <div className={styles.tools}>
        <FollowButton />
        <ToolButton
          label={messages.journey.options}
          icon={IconAdjustmentsHorizontal}
          popoverTarget={optionsId}
        />
        <ToolButton
          label={isCollapsed ? messages.journey.expand : messages.journey.collapse}
          icon={isCollapsed ? IconChevronUp : IconChevronDown}
          onClick={() => journeyOptions.change({ isCollapsed: !isCollapsed })}
        />
      </div>
      <PlayerOptions id={optionsId} />
    </section>
  );
}

function PlayButton() {
  const { messages } = useLanguage();
  const isPlaying = useJourney((state) => state.isPlaying);
  const shortcut = useShortcut('play-journey');
  const label = isPlaying ? messages.journey.pause : messages.journey.play;
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <Button
      className={styles.playButton}
      aria-label={label}
      title={shortcut === null ? label : `${label} (${shortcut.text})`}
      {...(shortcut === null ? {} : { 'aria-keyshortcuts': shortcut.aria })}
      onClick={togglePlaying}
    >
      <Icon size={20} aria-hidden="true" />
    </Button>
  );
}

function StepButton({ journey, step }: { readonly journey: Journey; readonly step: Step }) {
  const { messages } = useLanguage();
  const unit = useJourneyOptions(({ step: chosen }) => chosen);
  const Icon = step === 1 ? IconPlayerTrackNext : IconPlayerTrackPrev;
  const label = step === 1 ? messages.journey.on[unit] : messages.journey.back[unit];
  return (
    <Button className={styles.stepButton} label={label} onClick={() => steerBy(journey, unit, step)}>
      <Icon size={18} stroke={1.8} aria-hidden="true" />
    </Button>
  );
}

/** The day, the place and the height. Only this component is rendered when the texts change. */
function CurrentPosition({ model: { journey, clock } }: ModelProps) {
  const { language, messages } = useLanguage();
  const day = useJourneyPosition(journey, (position) => formatDay(position.day, language));
  const location = useJourneyPosition(journey, (position) =>
    describeLocation(position, clock, { language, messages }),
  );
  const accuracy = useJourneyPosition(journey, (position) =>
    position.kind === 'stop' ? position.stop.place.record.accuracy_level : null,
  );
  const heights = useJourneyHeights(journey);
  const height = useJourneyPosition(journey, (position) =>
    describeHeight(position, heights, { language, messages }),
  );
  // Another day is another element: its place and accuracy do not move, but replace those of the day before.
  return (
    <div key={day} className={styles.now}>
      <p className={styles.day}>{day}</p>
      {accuracy !== null && <PositionAccuracy level={accuracy} />}
      <p className={styles.where} title={location}>
        {location}
        {height !== null && <span className={styles.height}> · {height}</span>}
      </p>
    </div>
  );
}

/** The accuracy of the position of the current stop. */
function PositionAccuracy({ level }: { readonly level: AccuracyLevel }) {
  const { messages } = useLanguage();
  const text = `${messages.place.position}: ${messages.accuracy[level]}`;
  return (
    <span className={styles.accuracy} title={text}>
      <AccuracyBars bars={accuracyBars(level)} />
      <span className="visually-hidden">{`${text}. `}</span>
    </span>
  );
}

/** The button that follows the travellers again after the visitor has moved the map. */
function FollowButton() {
  const { messages } = useLanguage();
  const isReleased = useJourney((state) => state.isActive && !state.isFollowing);
  if (!isReleased) return null;
  return (
    <ToolButton
      label={messages.journey.follow}
      icon={IconFocusCentered}
      isMarked
      onClick={() => journeyStore.setState({ isFollowing: true })}
    />
  );
}

interface ToolButtonProps {
  readonly label: string;
  readonly icon: ComponentType<{ readonly size?: number; readonly stroke?: number }>;
  readonly onClick?: () => void;
  readonly popoverTarget?: string;
  readonly isMarked?: boolean;
}

function ToolButton({ label, icon: Icon, onClick, popoverTarget, isMarked = false }: ToolButtonProps) {
  return (
    <Button
      className={styles.tool}
      data-marked={isMarked}
      label={label}
      {...(onClick ? { onClick } : {})}
      {...(popoverTarget === undefined ? {} : { popoverTarget })}
    >
      <span aria-hidden="true">
        <Icon size={18} stroke={1.8} />
      </span>
    </Button>
  );
}
