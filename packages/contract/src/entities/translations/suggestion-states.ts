/** The states of a suggestion: `amended` is one that was accepted with changes. */
export const suggestionStates = ['open', 'accepted', 'amended', 'declined', 'withdrawn'] as const;
export type SuggestionState = (typeof suggestionStates)[number];
