import { parseRoute } from '@cae-map/expedition/route/route';
import { useMemo } from 'react';
import { describeValue } from '../../../lib/editing/describe-value.ts';
import { formatStoredDate } from '../../../lib/editing/format-stored-date.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { FieldLabels } from '../../../ui/workbench/kind/field-labels.ts';
import { placeEditingMessages, type PlaceEditingMessages } from '../messages/index.ts';

/** The name of a field of a place, in the language of the page; unknown fields keep their own name. */
export function fieldName(field: string, { placeFields }: PlaceEditingMessages): string {
  return placeFields.names[field] ?? field;
}

/** The value of a field of a place as text, for comparisons. */
export function formatField(field: string, value: unknown, messages: PlaceEditingMessages): string {
  const { values } = messages.placeFields;
  if (value === null || value === undefined || value === '') {
    return field === 'tooltip_position' ? values.automatic : values.empty;
  }
  if (typeof value === 'boolean') return value ? values.yes : values.no;
  if (field === 'date_acc') return value === 0 ? values.no : values.yes;
  if (field === 'routejson' && typeof value === 'string') {
    const route = parseRoute(value);
    return route.ok ? values.points(route.points.length) : value;
  }
  const named = typeof value === 'string' ? valueNames(field, messages)?.[value] : undefined;
  return named ?? describeValue(value, values.empty);
}

/** The names of the values of a field with an enumeration. */
function valueNames(
  field: string,
  { accuracy, transport, sections, placeFields: { values } }: PlaceEditingMessages,
): Readonly<Record<string, string>> | null {
  switch (field) {
    case 'accuracy_level': {
      const { exact, high, medium, low, unknown } = accuracy;
      return { exact, high, medium, low, unknown };
    }
    case 'go_by': {
      const { car, train, steamship, horse, horsecart } = transport;
      return { car, train, steamship, horse, horsecart };
    }
    case 'visited_on':
      return sections;
    case 'tooltip_position':
      return values.tooltip_position;
    case 'zoom':
      return values.zoom;
    case 'place_type':
      return values.place_type;
    case 'date_format':
      return values.date_format;
    default:
      return null;
  }
}

/** The fields of the record that say nothing about the place. */
const hiddenFields = new Set(['version', 'created_at', 'updated_at', 'updated_by', 'imgcount', 'place_id']);

/** How the fields of places are shown. */
export function usePlaceFieldLabels(): FieldLabels {
  const { language, messages } = useLanguage(placeEditingMessages);
  return useMemo(
    () => ({
      name: (field) => fieldName(field, messages),
      format: (field, value) =>
        formatStoredDate(field, value, language) ?? formatField(field, value, messages),
      isShown: (field) => !hiddenFields.has(field),
    }),
    [language, messages],
  );
}
