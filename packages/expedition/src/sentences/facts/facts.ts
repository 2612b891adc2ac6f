import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { readWrittenDates, type WrittenDate } from './dates.ts';
import { readNumberWords } from './number-words.ts';
import { readNumbers, type WrittenNumber } from './numbers.ts';

/** What a text states in numbers. */
export interface Facts {
  /** Numbers in digits. */
  readonly numbers: readonly WrittenNumber[];
  /** The values of numbers in words. */
  readonly numberWords: ReadonlySet<number>;
  readonly dates: readonly WrittenDate[];
}

/** Reads the facts of a text in one language. */
export function readFacts(text: string, language: RecordLanguage): Facts {
  return {
    numbers: readNumbers(text, language),
    numberWords: readNumberWords(text, language),
    dates: readWrittenDates(text, language),
  };
}
