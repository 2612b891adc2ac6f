import { personBounds } from '@cae-map/contract/entities/people/person-bounds';
import type { PersonRevision } from '@cae-map/contract/entities/people/person-editing';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useFieldLabels } from '../../../ui/workbench/kind/field-labels-context.ts';
import type { SlotProps } from '../../../ui/workbench/kind/form-section.ts';
import { CitationsField } from '../kind/citations-control.tsx';
import { contentEditingMessages } from '../messages/index.ts';
import { personDraft } from './person-draft.ts';

/** The works that the account of a person rests on. */
export function SourcesField({ record, isChanged, problem }: SlotProps<PersonRevision>) {
  const { messages } = useLanguage(contentEditingMessages);
  const { name } = useFieldLabels();
  return (
    <CitationsField
      label={name('sources')}
      hint={messages.kinds.person.help['sources']}
      problem={problem}
      isChanged={isChanged}
      most={personBounds.sources}
      citations={record.sources}
      onChange={(sources) => personDraft.edit({ sources })}
    />
  );
}
