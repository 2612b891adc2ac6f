import { createContext, use } from 'react';
import type { FieldLabels } from './field-labels.ts';

const FieldLabelsContext = createContext<FieldLabels | null>(null);

/** Provides how the fields of a kind are shown; see `RecordKind.FieldLabelsSource`. */
export const FieldLabelsProvider = FieldLabelsContext.Provider;

/** How the fields of the kind are shown, in the language of the page. */
export function useFieldLabels(): FieldLabels {
  const fields = use(FieldLabelsContext);
  if (fields === null) throw new Error('useFieldLabels is used outside the screens of a kind');
  return fields;
}
