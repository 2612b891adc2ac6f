import { personBounds } from '@cae-map/contract/entities/people/person-bounds';
import type { PersonRevision } from '@cae-map/contract/entities/people/person-editing';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { RowsField } from '../../../ui/workbench/form/rows-field.tsx';
import { useFieldLabels } from '../../../ui/workbench/kind/field-labels-context.ts';
import type { SlotProps } from '../../../ui/workbench/kind/form-section.ts';
import { PlaceChoice } from '../../../ui/workbench/place-choice/place-choice.tsx';
import { contentEditingMessages } from '../messages/index.ts';
import { personDraft } from './person-draft.ts';

/** The number of no stop, in a row that is not finished. */
const noStop = 0;

/** The parts of the way that a person travelled with the expedition. */
export function StretchesField({ record, isChanged, problem }: SlotProps<PersonRevision>) {
  const { messages } = useLanguage(contentEditingMessages);
  const labels = messages.contentFields;
  const { name } = useFieldLabels();
  return (
    <RowsField
      label={name('stretches')}
      hint={messages.kinds.person.help['stretches']}
      problem={problem}
      isChanged={isChanged}
      rows={record.stretches}
      most={personBounds.stretches}
      addLabel={labels.addStretch}
      create={() => ({ from: noStop, to: noStop })}
      onChange={(stretches) => personDraft.edit({ stretches: [...stretches] })}
      renderRow={(stretch, change) =>
        (['from', 'to'] as const).map((end) => (
          <PlaceChoice
            key={end}
            label={labels[end]}
            emptyLabel={labels.noStop}
            placeId={stretch[end] === noStop ? null : stretch[end]}
            onChange={(id) => change({ ...stretch, [end]: id ?? noStop })}
          />
        ))
      }
    />
  );
}
