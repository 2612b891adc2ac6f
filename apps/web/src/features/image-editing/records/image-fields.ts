import type { ImageBody } from '@cae-map/contract/entities/images/image-editing';
import { useMemo } from 'react';
import { useEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { formatStoredDate } from '../../../lib/editing/format-stored-date.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { getTitle } from '@cae-map/expedition/texts/titles';
import type { FieldLabels } from '../../../ui/workbench/kind/field-labels.ts';
import { imageEditingMessages, type ImageEditingMessages } from '../messages/index.ts';

/** A field of an image that an editor changes. */
export type ImageField = keyof ImageBody;

/** The name of a field in the language of the page; unknown fields keep their own name. */
export function fieldName(field: string, { imageFields: labels }: ImageEditingMessages): string {
  return labels.names[field] ?? field;
}

/** The names of the values of a field that has a closed list of values; undefined for any other field. */
function namesOfValues(
  field: string,
  { values }: ImageEditingMessages['imageFields'],
): Readonly<Record<string, string>> | undefined {
  switch (field) {
    case 'image_type':
      return values.image_type;
    case 'visibility_level':
      return values.visibility_level;
    case 'date_format':
      return values.date_format;
    default:
      return undefined;
  }
}

/** The value of a field as text. */
export function formatField(
  field: string,
  value: unknown,
  { imageFields: labels }: ImageEditingMessages,
): string {
  if (value === null || value === undefined || value === '') return labels.empty;
  if (field === 'original') return formatFile(value);
  const frame = formatFrame(field, value, labels);
  if (frame !== null) return frame;
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  const names = namesOfValues(field, labels);
  const named = typeof value === 'string' ? names?.[value] : undefined;
  return named ?? (typeof value === 'string' ? value : JSON.stringify(value));
}

/** The format and the size of a file. */
function formatFile(value: unknown): string {
  const { format, width, height } = Object(value) as Readonly<Record<string, unknown>>;
  return `${String(format).toUpperCase()} · ${Number(width)} × ${Number(height)}`;
}

/** The value of a field of the frame as text; null for any other field. */
function formatFrame(
  field: string,
  value: unknown,
  { cropPart }: ImageEditingMessages['imageFields'],
): string | null {
  const percent = (fraction: unknown): number => Math.round(Number(fraction) * 100);
  switch (field) {
    case 'focus_x':
    case 'focus_y':
      return `${percent(value)}%`;
    case 'rotation':
      return `${Number(value)}°`;
    case 'crop': {
      const side = (name: string) => percent(Reflect.get(Object(value), name));
      return cropPart(side('width'), side('height'), side('left'), side('top'));
    }
    default:
      return null;
  }
}

/** How the fields of images are shown. */
export function useImageFieldLabels(): FieldLabels {
  const { language, messages } = useLanguage(imageEditingMessages);
  const { data: places } = useEditorPlaces();
  return useMemo(
    () => ({
      name: (field) => fieldName(field, messages),
      format(field, value) {
        const place = field === 'place_id' ? places?.find(({ place_id }) => place_id === value) : undefined;
        if (place !== undefined) return getTitle(place, language);
        return formatStoredDate(field, value, language) ?? formatField(field, value, messages);
      },
      isShown: (field) => field in messages.imageFields.names,
    }),
    [language, messages, places],
  );
}
