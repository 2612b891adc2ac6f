import type { ReactNode } from 'react';
import { FieldLabelsProvider } from '../../ui/workbench/kind/field-labels-context.ts';
import { useFieldLabels } from './field-labels.ts';

/** Creates the provider of the field labels of a record kind. */
export function createFieldLabelsSource(entity: 'book' | 'chapter' | 'text') {
  return function FieldLabelsSource({ children }: { readonly children: ReactNode }) {
    return <FieldLabelsProvider value={useFieldLabels(entity)}>{children}</FieldLabelsProvider>;
  };
}
