import { createContext, use } from 'react';

interface FormValue {
  /** The message about the value of a field; null if there is none. */
  readonly problemOf: (name: string) => string | null;
  /** Called when the visitor changes a field: its message no longer applies. */
  readonly onEdit: (name: string) => void;
}

const FormContext = createContext<FormValue | null>(null);

/** Provides the messages of a form to its fields. */
export const FormProvider = FormContext.Provider;

/** The form that a field is part of. */
export function useFormOfField(): FormValue {
  const form = use(FormContext);
  if (form === null) throw new Error('a field is used outside AccountForm');
  return form;
}
