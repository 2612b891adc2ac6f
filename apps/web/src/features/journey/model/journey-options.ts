import type { ClockKind } from '@cae-map/expedition/journey/player/clock';
import { defineOptions } from '../../../lib/options/define-options.ts';
import { useOptionGroup } from '../../../lib/options/use-option-group.ts';
import { enumOption, booleanOption } from '../../../lib/options/option-rules.ts';

/** Playback speeds, as factors. */
export const journeySpeeds = [0.5, 1, 2, 4] as const;
export type JourneySpeed = (typeof journeySpeeds)[number];

/** The clocks of the player. */
export const clockKinds: readonly ClockKind[] = ['stops', 'days'];

/** The steps of the player: from stop to stop, or between days with entries. */
export const journeySteps = ['stop', 'day'] as const;
export type JourneyStep = (typeof journeySteps)[number];

/** The options of the player. */
export interface JourneyOptions {
  readonly speed: JourneySpeed;
  readonly clock: ClockKind;
  /** The step of the arrow keys and of the buttons beside the play button. */
  readonly step: JourneyStep;
  /** Whether the bar shows only its playback buttons. */
  readonly isCollapsed: boolean;
}

/** The stored options of the player. The moment of the journey is in the URL and is not stored. */
export const journeyOptions = defineOptions<JourneyOptions>('journeyOptions', {
  speed: enumOption(journeySpeeds, 1),
  clock: enumOption(clockKinds, 'stops'),
  step: enumOption(journeySteps, 'stop'),
  isCollapsed: booleanOption(false),
});

/** Returns a value of the options of the player. */
export function useJourneyOptions<Value>(selector: (options: JourneyOptions) => Value): Value {
  return useOptionGroup(journeyOptions, selector);
}
