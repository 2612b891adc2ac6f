import { useMemo } from 'react';
import { formatStoredDate } from '../../lib/editing/format-stored-date.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { FieldLabels } from '../../ui/workbench/kind/field-labels.ts';
import { bookEditingMessages } from './messages/index.ts';

/** How the fields of a kind are shown: those with a name in the messages; the server derives the others. */
export function useFieldLabels(entity: 'book' | 'chapter' | 'text'): FieldLabels {
  const { language, messages } = useLanguage(bookEditingMessages);
  return useMemo(() => {
    const { bookFields, chapterFields, textFields } = messages;
    const names: Readonly<Record<string, string>> = {
      book: bookFields.names,
      chapter: chapterFields.names,
      text: textFields.names,
    }[entity];
    const formats: Readonly<Record<string, string>> = textFields.formats;
    const formatText = (field: string, value: unknown): string => {
      if (value === null || value === undefined || value === '') return textFields.empty;
      if (Array.isArray(value)) return value.length === 0 ? textFields.empty : value.join(', ');
      if (typeof value !== 'string') return JSON.stringify(value);
      return (field === 'date_format' ? formats[value] : undefined) ?? value;
    };
    return {
      name: (field) => names[field] ?? field,
      format: (field, value) => formatStoredDate(field, value, language) ?? formatText(field, value),
      isShown: (field) => field in names,
    };
  }, [language, messages, entity]);
}
