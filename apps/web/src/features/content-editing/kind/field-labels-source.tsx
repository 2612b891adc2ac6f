import { useMemo, type ReactNode } from 'react';
import { describeValue } from '../../../lib/editing/describe-value.ts';
import { formatStoredDate } from '../../../lib/editing/format-stored-date.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { FieldLabelsProvider } from '../../../ui/workbench/kind/field-labels-context.ts';
import type { FieldLabels } from '../../../ui/workbench/kind/field-labels.ts';
import { contentEditingMessages } from '../messages/index.ts';
import type { ContentEntity } from './content-entity.ts';

/** Creates the provider of the field labels of a kind. */
export function createFieldLabelsSource(entity: ContentEntity) {
  return function FieldLabelsSource({ children }: { readonly children: ReactNode }) {
    return <FieldLabelsProvider value={useFieldLabels(entity)}>{children}</FieldLabelsProvider>;
  };
}

function useFieldLabels(entity: ContentEntity): FieldLabels {
  const { language, messages } = useLanguage(contentEditingMessages);
  return useMemo(() => {
    const { names } = messages.kinds[entity];
    const { empty, personGroups, workKinds } = messages.contentFields;
    const nameChoice = (field: string, value: string): string | undefined => {
      if (entity === 'person' && field === 'group') return personGroups[value];
      return entity === 'work' && field === 'kind' ? workKinds[value] : undefined;
    };
    return {
      name: (field) => names[field] ?? field,
      format: (field, value) =>
        formatStoredDate(field, value, language) ??
        (typeof value === 'string' ? nameChoice(field, value) : undefined) ??
        describeValue(value, empty),
      isShown: (field) => field in names,
    };
  }, [language, messages, entity]);
}
