import { plural } from '../../../lib/language/plural.ts';
import type { review as russian } from './review-ru.ts';

const forms = { one: 'suggestion waits', other: 'suggestions wait' };

export const review: typeof russian = {
  translationReview: {
    title: 'Translations for review',
    intro: 'The suggestions that wait for the decision of an editor.',
    count: (count) => `${count} ${plural('en', count, forms)} for a decision`,
    none: 'Everything is reviewed: there are no new suggestions.',
    keys: 'Keys: A accepts, E amends, D declines.',
    item: (author) => `Suggestion of ${author}`,
    source: 'In Russian',
    suggested: 'Suggestion with its differences',
    amended: 'Amended suggestion',
    note: 'Reply to the author',
    accept: 'Accept',
    acceptAmended: 'Accept amended',
    amend: 'Amend',
    decline: 'Decline',
    accepted: 'Accepted and approved',
    declined: 'Declined',
    alreadyDecided: 'Another editor has already decided about this suggestion.',
    formerUser: 'a former user',
  },
  ownSuggestions: {
    title: 'My suggestions',
    intro: 'The translations that you have suggested, and what became of them.',
    none: 'You have not suggested anything yet.',
    withdraw: 'Withdraw',
    states: {
      open: 'Waits for review',
      accepted: 'Accepted',
      amended: 'Accepted with changes',
      declined: 'Declined',
      withdrawn: 'Withdrawn',
    },
    decidedBy: (state, user) => `${state} · by ${user}`,
  },
};
