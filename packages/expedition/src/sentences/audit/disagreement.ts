import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { Bead } from '../align/align-sentences.ts';

/** What one language of a text has and the other does not, in sentences that translate each other. */
export interface Disagreement {
  readonly kind: 'mark' | 'number' | 'date' | 'name';
  /** The language that has it. */
  readonly language: RecordLanguage;
  /**
   * What it is, equal in both languages: `place:53` or `person:ryabinin` for a mark, the value of a number, `06-08` or `06` for a date,
   * the key of a name.
   */
  readonly what: string;
  /** How the language that has it writes it. */
  readonly written: string;
  readonly bead: Bead;
}

/** A thing that a sentence has. */
export interface Finding {
  readonly what: string;
  readonly written: string;
  readonly bead: Bead;
}

/**
 * The findings of each language that the other one does not have, each as often as it is found. What has moved to another sentence of the
 * text is no disagreement.
 * @param isSame whether two findings of different languages are the same; equality of `what` if omitted
 */
export function listMissing(
  kind: Disagreement['kind'],
  findings: Readonly<Record<RecordLanguage, readonly Finding[]>>,
  isSame = (one: Finding, other: Finding): boolean => one.what === other.what,
): Disagreement[] {
  const restOfEnglish = [...findings.en];
  const takeTwin = (one: Finding, within: (other: Finding) => boolean): boolean => {
    const index = restOfEnglish.findIndex((other) => within(other) && isSame(one, other));
    if (index !== -1) restOfEnglish.splice(index, 1);
    return index !== -1;
  };
  const elsewhere = findings.ru.filter((one) => !takeTwin(one, (other) => other.bead === one.bead));
  const restOfRussian = elsewhere.filter((one) => !takeTwin(one, () => true));
  return [
    ...restOfRussian.map((finding): Disagreement => ({ kind, language: 'ru', ...finding })),
    ...restOfEnglish.map((finding): Disagreement => ({ kind, language: 'en', ...finding })),
  ];
}
