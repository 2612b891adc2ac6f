import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import type { FieldTexts } from '../sentence-rows/field-text.ts';
import { readSentenceRows } from '../sentence-rows/sentence-rows.ts';

/** A translated field. */
export interface MemoryField extends FieldTexts {
  /** What identifies the field among all fields, as `fieldKey` returns it. */
  readonly key: string;
}

/** A sentence and its translation, in plain characters. */
export interface MemoryPair {
  /** The key of its field. */
  readonly key: string;
  readonly source: string;
  readonly target: string;
}

/** The pairs of all fields, see `pairsOfField`. A caller that must not block aligns field by field instead. */
export function memoryPairs(fields: Iterable<MemoryField>, language: TargetLanguage): MemoryPair[] {
  const pairs: MemoryPair[] = [];
  for (const field of fields) pairs.push(...pairsOfField(field, language));
  return pairs;
}

/** The sentences of a field that are translated by exactly one sentence. */
export function pairsOfField(field: MemoryField, language: TargetLanguage): MemoryPair[] {
  if (field.source === '' || field.target === '') return [];
  return readSentenceRows(field, language).flatMap(({ source, target }) => {
    const [only, translation] = [source[0], target[0]];
    if (only === undefined || translation === undefined || source.length + target.length > 2) return [];
    return [{ key: field.key, source: only.text, target: translation.text }];
  });
}
