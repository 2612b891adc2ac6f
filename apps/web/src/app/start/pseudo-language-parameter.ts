/** Shows all messages in a pseudo-language, for tests of the layout: `/en?pseudo-language`. */
export const pseudoLanguageParameter = 'pseudo-language';
