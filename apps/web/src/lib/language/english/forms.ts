/** Plural forms of the nouns that follow a number. */
export const dayForms = { one: 'day', other: 'days' };
export const pictureForms = { one: 'picture', other: 'pictures' };
export const cardForms = { one: 'card', other: 'cards' };
export const textForms = { one: 'entry', other: 'entries' };
export const paintingForms = { one: 'painting', other: 'paintings' };
