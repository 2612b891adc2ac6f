import { createContext, use } from 'react';
import type { FieldTexts } from '../editing/field-texts.ts';

const FieldTextsContext = createContext<FieldTexts | null>(null);

/** Provides how the fields of a kind are shown; see `RecordKind.FieldTextsSource`. */
export const FieldTextsProvider = FieldTextsContext.Provider;

/** How the fields of the kind are shown, in the language of the page. */
export function useFieldTexts(): FieldTexts {
  const fields = use(FieldTextsContext);
  if (fields === null) throw new Error('useFieldTexts is used outside the screens of a kind');
  return fields;
}
