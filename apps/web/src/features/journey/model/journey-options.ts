import type { ClockKind } from '@cae-map/expedition/journey/player/clock';
import { defineOptions, useOptionGroup } from '../../../lib/options/define-options.ts';
import { enumOption, booleanOption } from '../../../lib/options/option-rules.ts';

/** Playback speeds, as factors. */
export const journeySpeeds = [0.5, 1, 2, 4] as const;
export type JourneySpeed = (typeof journeySpeeds)[number];

/** What the time of the player is measured by. */
export const clockKinds: readonly ClockKind[] = ['stops', 'days'];

/** From stop to stop, or from day to day of which something is known. */
export const journeySteps = ['stop', 'day'] as const;
export type JourneyStep = (typeof journeySteps)[number];

/** How the visitor likes the journey to be played. */
export interface JourneyOptions {
  readonly speed: JourneySpeed;
  readonly clock: ClockKind;
  /** How far the arrow keys and the buttons beside the play button go. */
  readonly step: JourneyStep;
  /** Whether the bar shows its playback buttons only. */
  readonly isCollapsed: boolean;
}

/** The stored options of the player. The moment of the journey belongs to the address and is not stored. */
export const journeyOptions = defineOptions<JourneyOptions>('journeyOptions', {
  speed: enumOption(journeySpeeds, 1),
  clock: enumOption(clockKinds, 'stops'),
  step: enumOption(journeySteps, 'stop'),
  isCollapsed: booleanOption(false),
});

/** A value read from the options of the player. */
export function useJourneyOptions<Value>(selector: (options: JourneyOptions) => Value): Value {
  return useOptionGroup(journeyOptions, selector);
}
