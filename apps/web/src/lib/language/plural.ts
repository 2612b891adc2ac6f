type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Picks the form of a word that goes with a whole number, by the plural rules of the language. */
export function plural(language: 'ru' | 'en', count: number, forms: Forms): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}
