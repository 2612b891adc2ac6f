import type { TextRange } from '../../search/words/words.ts';

/** The checks, in the order in which their findings are listed. */
export const translationChecks = [
  'untranslated',
  'length',
  'number',
  'date',
  'mark',
  'link',
  'glossary',
  'quotes',
  'spaces',
  'invisible',
  'unchecked',
] as const;
export type TranslationCheck = (typeof translationChecks)[number];

/** `error` for what is hardly ever intended. */
export type Severity = 'error' | 'warning';

/** What every finding has. The ranges are UTF-16 offsets of the plain characters of the field, the end excluded. */
interface FindingBase {
  readonly severity: Severity;
  /** What the finding is about in the source, or the sentences around it. */
  readonly source?: TextRange;
  readonly target?: TextRange;
}

/** A finding of a check, as data for a message. */
export type Finding =
  /** A number, date or link to a record that one side has only, as this side writes it. */
  | (FindingBase & {
      readonly check: 'number' | 'date' | 'mark';
      readonly isIn: 'source' | 'target';
      readonly written: string;
      /** The value of the number, `06-08` for a date, or the record, such as `place:53`. */
      readonly what: string;
    })
  /** A link to a page that the translation does not have. */
  | (FindingBase & { readonly check: 'link'; readonly href: string; readonly written: string })
  /** A quotation mark of another language, or one without its counterpart. */
  | (FindingBase & {
      readonly check: 'quotes';
      readonly problem: 'otherLanguage' | 'unbalanced';
      readonly written: string;
    })
  /** The translation is longer or shorter than is plausible; `ratio` is its length by that of the source. */
  | (FindingBase & { readonly check: 'length'; readonly ratio: number })
  /** The translation is the source, or has Cyrillic letters. */
  | (FindingBase & {
      readonly check: 'untranslated';
      readonly problem: 'sameAsSource' | 'letters';
      readonly written: string;
    })
  | (FindingBase & { readonly check: 'spaces' })
  /** A control character, one without a width, or one that changes the direction of the text; `codePoint` as in `U+200B`. */
  | (FindingBase & { readonly check: 'invisible'; readonly codePoint: string })
  /** A name of the source without any of its translations. */
  | (FindingBase & {
      readonly check: 'glossary';
      readonly written: string;
      readonly expected: readonly string[];
    })
  /** The field has more characters than numbers, dates, marks, links and names are compared of. */
  | (FindingBase & { readonly check: 'unchecked'; readonly limit: number });

/** The most findings of one check in one field; more are of no use to a reader. */
export const mostFindings = 50;
