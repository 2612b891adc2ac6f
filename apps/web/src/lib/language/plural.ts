import { recordByContentLanguage } from '@cae-map/contract/content-languages';
import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** The forms of a noun by plural category. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

// Created once, because that takes longer than applying the rules, and a list applies them to every row.
const rules = recordByContentLanguage((language) => new Intl.PluralRules(language));

/** Picks the form of a word that goes with a whole number, by the plural rules of the language. */
export function plural(language: ContentLanguage, count: number, forms: PluralForms): string {
  return forms[rules[language].select(count)] ?? forms.other;
}

/** The number with its noun; an empty list for 0. */
export function countNoun(language: ContentLanguage, count: number, forms: PluralForms): string[] {
  return count > 0 ? [`${count} ${plural(language, count, forms)}`] : [];
}
