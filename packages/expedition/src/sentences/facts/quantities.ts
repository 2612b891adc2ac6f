import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { readNumbers } from './numbers.ts';

/** What a number measures. */
export type QuantityKind = 'length' | 'temperature' | 'duration';

/** A number with its unit, in UTF-16 offsets of the text. */
export interface Quantity {
  readonly kind: QuantityKind;
  /** Metres, degrees Celsius or hours. */
  readonly value: number;
  readonly start: number;
  /** The end of the unit, excluded. */
  readonly end: number;
}

interface Unit {
  readonly kind: QuantityKind;
  readonly pattern: RegExp;
  /** In metres, degrees or hours. */
  readonly size: number;
}

/** The units of the sources. A verst has 1066.8 m, a foot 0.3048 m, a mile 1609.344 m. */
const units: readonly Unit[] = [
  unit('length', 0.3048, 'ft|foot|feet|фут\\p{L}*'),
  unit('length', 1609.344, 'miles?|mi|мил[ьяеию]\\p{L}*'),
  unit('length', 1000, 'km|kilomet(?:re|er)s?|км|километр\\p{L}*'),
  unit('length', 1066.8, 'versts?|вёрст\\p{L}*|верст\\p{L}*'),
  unit('length', 1, 'm|met(?:re|er)s?|м|метр\\p{L}*'),
  unit('temperature', 1, '°\\s?[CСцЦ]?|degrees?|градус\\p{L}*'),
  unit('duration', 1, 'hours?|hrs?|h|час\\p{L}{0,3}|ч'),
  unit('duration', 24, 'days?|дн(?:я|ей|ям|ями|ях)|день'),
];

function unit(kind: QuantityKind, size: number, words: string): Unit {
  return { kind, size, pattern: new RegExp(`^[\\s\\u00a0\\u202f-]{0,2}(?:${words})(?!\\p{L})`, 'iu') };
}

/** The numbers of a text that have a unit directly behind them, in order. */
export function readQuantities(text: string, language: RecordLanguage): Quantity[] {
  return readNumbers(text, language).flatMap(({ value, start, end }): Quantity[] => {
    const rest = text.slice(end, end + longestUnit);
    const found = units.find(({ pattern }) => pattern.test(rest));
    const [written = ''] = found?.pattern.exec(rest) ?? [];
    return found === undefined
      ? []
      : [{ kind: found.kind, value: value * found.size, start, end: end + written.length }];
  });
}

const longestUnit = 24;
