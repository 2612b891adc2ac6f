import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import type { GlossaryOccurrence } from '@cae-map/expedition/translations/glossary/glossary';

/** The most names that are offered of a term; the other spellings are of no use to a translator. */
const mostNames = 3;

/** The accepted translations of a term, the one to use first. */
export function acceptedNames({ entries }: GlossaryOccurrence, language: TargetLanguage): readonly string[] {
  return [...new Set(entries.flatMap((entry) => entry[language]))].slice(0, mostNames);
}
