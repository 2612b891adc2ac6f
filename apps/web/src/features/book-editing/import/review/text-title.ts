import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { textIn } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { invalidDate } from '../../../../ui/workbench/kind/form-field.ts';
import { bookEditingMessages } from '../../messages/index.ts';
import type { ImportedText } from '../model/book-import.ts';

/** Returns the function that names a text by its dates and its heading. */
export function useTextTitle(): (text: ImportedText) => string {
  const { language, messages } = useLanguage(bookEditingMessages);
  return (text) =>
    [formatDates(text, language), textIn(text, 'text_onplace', language).text].filter(Boolean).join(' · ') ||
    messages.bookImport.untitled;
}

function formatDates(
  { text_date: date, text_enddate: enddate, date_format }: ImportedText,
  language: ContentLanguage,
): string | null {
  if (date === invalidDate || enddate === invalidDate) return null;
  return formatDateRange({ date, enddate: enddate ?? date, date_format }, language);
}
