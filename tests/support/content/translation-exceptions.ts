import type { Disagreement } from '@cae-map/expedition/sentences/audit/disagreement';

/** A difference between the languages of a text that is right. */
export interface TranslationException extends Pick<Disagreement, 'kind' | 'what'> {
  readonly text_id: number;
  /** Why the languages differ. */
  readonly reason: string;
}

/** The accepted differences between the languages of a text. */
export const translationExceptions: readonly TranslationException[] = [
  {
    text_id: 512,
    kind: 'name',
    what: 'Белуха / Belukha',
    reason: 'the English name of the company is Beluha; the mountain is Belukha',
  },
];
