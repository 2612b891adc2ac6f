import { useMemo } from 'react';
import { formatStoredDate } from '../../../lib/editing/format-stored-date.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { FieldLabels } from '../../../ui/workbench/kind/field-labels.ts';
import { textEditingMessages, type TextEditingMessages } from '../messages/index.ts';

/** The value of a field of a text, as text. */
export function formatField(
  field: string,
  value: unknown,
  { textFields: labels }: Pick<TextEditingMessages, 'textFields'>,
): string {
  if (value === null || value === undefined || value === '') return labels.empty;
  if (Array.isArray(value)) return value.length === 0 ? labels.empty : value.join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  const formats: Readonly<Record<string, string>> = labels.formats;
  return (field === 'date_format' ? formats[value] : undefined) ?? value;
}

/** How the fields of texts are shown. The names of the linked places are derived from the text and not shown. */
export function useTextFieldLabels(): FieldLabels {
  const { language, messages } = useLanguage(textEditingMessages);
  return useMemo(() => {
    const names: Readonly<Record<string, string>> = messages.textFields.names;
    return {
      name: (field) => names[field] ?? field,
      format: (field, value) =>
        formatStoredDate(field, value, language) ?? formatField(field, value, messages),
      isShown: (field) => field in names,
    };
  }, [language, messages]);
}
