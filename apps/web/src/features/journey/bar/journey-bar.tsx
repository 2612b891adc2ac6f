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
import type { Journey } from '@cae-map/expedition/journey/journey';
import type { Step } from '@cae-map/expedition/journey/days/steps';
import { useId, type ComponentType } from 'react';
import { useShortcut } from '../../../lib/commands/commands-context.tsx';
import { journeyStore, togglePlaying, useJourney } from '../../../lib/journey/journey-store.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from './journey-bar.module.css';
import type { JourneyModel } from '../model/journey-model.ts';
import { journeyOptions, useJourneyOptions } from '../model/journey-options.ts';
import { useJourneyPosition } from '../model/journey-position.ts';
import { JourneyScale } from './journey-scale.tsx';
import { dayInWords, whereInWords } from '../model/journey-text.ts';
import { PlayerOptions } from './player-options.tsx';
import { steerBy } from '../model/steer.ts';

interface ModelProps {
  readonly model: JourneyModel;
}

/** The bar of the journey: plays it, says the day and the place, and moves both by its scale. */
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
      <Now model={model} />
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
    <button
      type="button"
      className={styles.playButton}
      aria-label={label}
      title={shortcut === null ? label : `${label} (${shortcut.text})`}
      {...(shortcut === null ? {} : { 'aria-keyshortcuts': shortcut.aria })}
      onClick={togglePlaying}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}

function StepButton({ journey, step }: { readonly journey: Journey; readonly step: Step }) {
  const { messages } = useLanguage();
  const unit = useJourneyOptions(({ step: chosen }) => chosen);
  const Icon = step === 1 ? IconPlayerTrackNext : IconPlayerTrackPrev;
  const label = step === 1 ? messages.journey.on[unit] : messages.journey.back[unit];
  return (
    <button
      type="button"
      className={styles.stepButton}
      aria-label={label}
      title={label}
      onClick={() => steerBy(journey, unit, step)}
    >
      <Icon size={18} stroke={1.8} aria-hidden="true" />
    </button>
  );
}

/** The day and the place. They are drawn again when the words change, and nothing else is. */
function Now({ model: { journey, clock } }: ModelProps) {
  const { language, messages } = useLanguage();
  const day = useJourneyPosition(journey, (position) => dayInWords(position.day, language));
  const where = useJourneyPosition(journey, (position) =>
    whereInWords(position, clock, { language, messages }),
  );
  return (
    <div className={styles.now}>
      <p className={styles.day}>{day}</p>
      <p className={styles.where} title={where}>
        {where}
      </p>
    </div>
  );
}

/** The way back to the travellers, for a map that was moved by hand. */
function FollowButton() {
  const { messages } = useLanguage();
  const isLetGo = useJourney((state) => state.isActive && !state.isFollowing);
  if (!isLetGo) return null;
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
    <button
      type="button"
      className={styles.tool}
      data-marked={isMarked}
      aria-label={label}
      title={label}
      {...(onClick ? { onClick } : {})}
      {...(popoverTarget === undefined ? {} : { popoverTarget })}
    >
      <span aria-hidden="true">
        <Icon size={18} stroke={1.8} />
      </span>
    </button>
  );
}
