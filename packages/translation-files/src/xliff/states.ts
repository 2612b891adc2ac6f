import type { TranslationStatus } from '@cae-map/contract/enumerations';

/** The prefix of our statuses as sub-states. */
export const subStatePrefix = 'cae';

/** The states of XLIFF 2 by our statuses; the sub-state is the status itself. */
export const states: Readonly<Record<TranslationStatus, 'initial' | 'translated' | 'reviewed' | 'final'>> = {
  missing: 'initial',
  not_translated: 'initial',
  needs_update: 'initial',
  needs_review: 'translated',
  translated: 'reviewed',
  completed: 'final',
};
