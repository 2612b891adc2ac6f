import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { translationOptions } from '../../../lib/options/translation-options.ts';
import { useOptionGroup } from '../../../lib/options/use-option-group.ts';

const load = async () => (await import('./outdated-marks.tsx')).OutdatedMarks;
const nothing = {};

/** Marks the translations whose source has changed since, for readers who have asked for it. */
export function OutdatedPart() {
  const isOn = useOptionGroup(translationOptions, ({ marksOutdated }) => marksOutdated);
  return isOn && <LazyPart load={load} properties={nothing} renderFailure={() => null} />;
}
