import type { TextRecord } from '@cae-map/contract/entities/book';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import type { TextInLanguage } from '@cae-map/expedition/texts/titles';
import { newRecordId } from '../../../ui/workbench/kind/record-kind.ts';
import { bookEditingMessages } from '../messages/index.ts';

/** The dates and the place of a text, by which editors recognize it; without both, its number, which a new one does not have. */
export function readTextTitle(text: TextRecord, language: ContentLanguage): TextInLanguage {
  const { dates, place } = textEntry(text, language);
  const parts = [dates ?? '', place.text].filter((part) => part.trim() !== '');
  if (parts.length > 0)
    return { text: parts.join(' · '), language: dates === null ? place.language : language };
  const { textEdit, textCreation } = bookEditingMessages.read(language);
  const isNew = text.text_id === newRecordId;
  return { text: isNew ? textCreation.title : textEdit.entry(text.text_id), language };
}
