import {
  sentencesOf,
  readBilingualText,
  type BilingualText,
} from '@cae-map/expedition/sentences/bilingual-text';
import { findDisagreements } from '@cae-map/expedition/sentences/audit/find-disagreements';
import type { Disagreement } from '@cae-map/expedition/sentences/audit/disagreement';
import { indexNames, type KnownNames } from '@cae-map/expedition/sentences/names/known-names';
import { contentHtml } from '@cae-map/expedition/testing/chronicle';
import type { ContentRecords } from './content-files.ts';
import { describeRecord } from './prose.ts';
import { translationExceptions, type TranslationException } from './translation-exceptions.ts';
import type { Violation } from './wording-rules.ts';

const languageNames = { ru: 'Russian', en: 'English' } as const;

/** Texts whose languages do not have the same links, numbers, dates and names, sentence by sentence, without the accepted ones. */
export function translationsThatDisagree(
  content: ContentRecords,
  exceptions: readonly TranslationException[] = translationExceptions,
): Violation[] {
  const names = namesIn(content);
  const unused = new Set(exceptions);
  const disagreements = content.texts.flatMap((text) => {
    const read = readBilingualText({
      text_content: contentHtml(text.text_content_ru),
      text_content_en: contentHtml(text.text_content_en),
    });
    return findDisagreements(read, names).flatMap((disagreement) => {
      const exception = exceptions.find((each) => isExcepted(each, text.text_id, disagreement));
      if (exception !== undefined) {
        unused.delete(exception);
        return [];
      }
      return [`${text.file}: ${describeRecord('texts', text)}: ${describe(read, disagreement)}`];
    });
  });
  return [...disagreements, ...[...unused].map(describeUnused)];
}

function isExcepted(exception: TranslationException, textId: number, { kind, what }: Disagreement): boolean {
  return exception.text_id === textId && exception.kind === kind && exception.what === what;
}

/** An exception that is no longer needed would hide a later error. */
function describeUnused({ text_id, kind, what }: TranslationException): Violation {
  return `translation-exceptions.ts: texts, text_id ${text_id}: remove the exception of the ${kind} ${what}, which is not found`;
}

function describe(text: BilingualText, { kind, language, what, written, bead }: Disagreement): string {
  const other = language === 'ru' ? 'en' : 'ru';
  const sentences = sentencesOf(text, bead, other).map((sentence) => sentence.text);
  const place = sentences.length === 0 ? 'has no such sentence' : `has ‘${sentences.join(' ')}’`;
  return `text_content_${language}: the ${kind} ${what}, ‘${written}’, is in ${languageNames[language]} only; ${languageNames[other]} ${place}`;
}

/** The titles of places, and the last names of people outside the family, whose name is in every text. */
function namesIn({ places, people }: ContentRecords): KnownNames {
  const lastName = (name: string): string => name.split(' ').at(-1) ?? '';
  return indexNames([
    ...places.map(({ title_ru, title_en }) => ({ ru: title_ru, en: title_en })),
    ...people
      .filter(({ group }) => group !== 'family')
      .map(({ name_ru, name_en }) => ({ ru: lastName(name_ru), en: lastName(name_en) })),
  ]);
}
