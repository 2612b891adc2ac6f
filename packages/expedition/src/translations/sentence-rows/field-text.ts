import type { TranslatableFormat } from '@cae-map/contract/entities/translations/translatable-fields';
import { alignTexts, type BilingualText } from '../../sentences/bilingual-text.ts';
import { readFieldSentences } from './field-sentences.ts';

/** A field in Russian and in English. */
export interface FieldTexts {
  readonly source: string;
  readonly target: string;
  readonly format: TranslatableFormat;
}

/** Splits and aligns a field in Russian and its translation into English. */
export function readFieldText({ source, target, format }: FieldTexts): BilingualText {
  return alignTexts(readFieldSentences(source, format, 'ru'), readFieldSentences(target, format, 'en'));
}
