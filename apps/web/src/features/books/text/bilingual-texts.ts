import type { TextRecord } from '@cae-map/contract/entities/book';
import { readBilingualText, type BilingualText } from '@cae-map/expedition/sentences/bilingual-text';

const known = new WeakMap<TextRecord, BilingualText>();

/** The sentences of a text in both languages; split once per record, because that takes milliseconds. */
export function bilingualText(text: TextRecord): BilingualText {
  const found = known.get(text) ?? readBilingualText(text);
  known.set(text, found);
  return found;
}
