import { readKeptOptions } from '../options/kept-options.ts';
import { keptByName, oneOf, onOrOff, readKept, type OptionRule } from '../options/option-rules.ts';
import { writeLocal } from '../storage/local-storage.ts';
import {
  clockKinds,
  initialJourneyOptions,
  journeySpeeds,
  journeyStore,
  journeySteps,
  type JourneyOptions,
} from './journey-store.ts';

const rules: { readonly [Name in keyof JourneyOptions]: OptionRule<JourneyOptions[Name]> } = {
  speed: oneOf(journeySpeeds, initialJourneyOptions.speed),
  clock: oneOf(clockKinds, initialJourneyOptions.clock),
  step: oneOf(journeySteps, initialJourneyOptions.step),
  isCollapsed: onOrOff(initialJourneyOptions.isCollapsed),
};

/** How the journey was played last; whatever of it cannot be read is as at a first visit. */
export function readJourneyOptions(kept: unknown): JourneyOptions {
  const { speed, clock, step, isCollapsed } = keptByName(kept);
  return {
    speed: readKept(rules.speed, speed),
    clock: readKept(rules.clock, clock),
    step: readKept(rules.step, step),
    isCollapsed: readKept(rules.isCollapsed, isCollapsed),
  };
}

/** Reads what the browser keeps of it; call it once, in the browser. */
export function restoreJourneyOptions(): void {
  const kept = readKeptOptions('journeyOptions', readJourneyOptions);
  if (kept !== null) journeyStore.setState(kept);
}

/** Changes how the journey is played and keeps it. Where it stands belongs to the address and is not kept. */
export function changeJourneyOptions(change: Partial<JourneyOptions>): void {
  journeyStore.setState(change);
  const { speed, clock, step, isCollapsed } = journeyStore.getState();
  const options: JourneyOptions = { speed, clock, step, isCollapsed };
  writeLocal('journeyOptions', JSON.stringify(options));
}
