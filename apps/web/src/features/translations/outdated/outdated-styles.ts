import type { OutdatedTranslation } from '@cae-map/contract/entities/translations/translation';
import {
  findTranslatableField,
  type TargetLanguage,
} from '@cae-map/contract/entities/translations/translatable-fields';
import { fieldSelectorOf } from '../../../lib/translations/field-attribute.ts';

/** What is shown behind an outdated translation. */
export interface OutdatedNotes {
  /** Below a text with paragraphs. */
  readonly below: string;
  /** Behind a title or a line. */
  readonly behind: string;
}

/**
 * The rules of a style sheet that shows notes behind the translations that are out of date. They select elements by their attributes, so that no
 * component has to know of it, and by the language of the page, because a Russian page shows the source.
 */
export function outdatedStyles(
  outdated: readonly OutdatedTranslation[],
  language: TargetLanguage,
  notes: OutdatedNotes,
): string {
  const rules = outdated.flatMap(({ source_table: table, source_id: id, field, language: of }) => {
    const found = findTranslatableField(table, field);
    if (found === undefined || of !== language) return [];
    const selector = `${fieldSelectorOf(table, id, found.name)}:lang(${language})::after`;
    return found.format === 'html'
      ? [`${selector} { content: ${quote(notes.below)}; display: block; ${look} }`]
      : [`${selector} { content: ${quote(` (${notes.behind})`)}; ${look} }`];
  });
  return rules.join('\n');
}

const look = 'color: var(--muted); font: var(--size-small) / 1.4 var(--face-interface);';

function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, (character) => `\\${character}`)}"`;
}
