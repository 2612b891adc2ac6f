/** The forms of a noun by plural category. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

// Making the rules takes longer than applying them, and a list applies them to every row.
const rules = { ru: new Intl.PluralRules('ru'), en: new Intl.PluralRules('en') };

/** Picks the form of a word that goes with a whole number, by the plural rules of the language. */
export function plural(language: 'ru' | 'en', count: number, forms: PluralForms): string {
  return forms[rules[language].select(count)] ?? forms.other;
}

/** The number with its noun; an empty list for 0. */
export function countNoun(language: 'ru' | 'en', count: number, forms: PluralForms): string[] {
  return count > 0 ? [`${count} ${plural(language, count, forms)}`] : [];
}
