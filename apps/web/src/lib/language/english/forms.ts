/** Plural forms of the nouns that follow a number. */
export const minuteForms = { one: 'minute', other: 'minutes' };
export const dayForms = { one: 'day', other: 'days' };
export const cardForms = { one: 'painting card', other: 'painting cards' };
export const textForms = { one: 'entry', other: 'entries' };
export const paintingForms = { one: 'painting', other: 'paintings' };
/** Plural forms of the kinds of images. */
export const imageForms = {
  painting: paintingForms,
  photograph: { one: 'photograph', other: 'photographs' },
  other: { one: 'other picture', other: 'other pictures' },
  illustration: { one: 'drawing', other: 'drawings' },
};
