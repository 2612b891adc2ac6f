import type { ViewpointRevision } from '@cae-map/contract/entities/flight/viewpoint';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import formStyles from '../../../ui/workbench/form/form.module.css';
import { useFieldLabels } from '../../../ui/workbench/kind/field-labels-context.ts';
import type { SlotProps } from '../../../ui/workbench/kind/form-section.ts';
import { PlaceInput } from '../../../ui/workbench/place-choice/place-input.tsx';
import { contentEditingMessages } from '../messages/index.ts';
import { noPlace } from './check-viewpoint.ts';
import { viewpointDraft } from './viewpoint-draft.ts';

/** The place in the centre of a stop of the flight. */
export function ViewpointPlaceField({ record, isChanged, problem, help }: SlotProps<ViewpointRevision>) {
  const { messages } = useLanguage(contentEditingMessages);
  const { name } = useFieldLabels();
  return (
    <Field
      className={formStyles.field}
      label={name('place_id')}
      hint={help}
      problem={problem}
      isRequired
      data-changed={isChanged}
    >
      {(attributes) => (
        <PlaceInput
          attributes={attributes}
          emptyLabel={messages.contentFields.noStop}
          placeId={record.place_id === noPlace ? null : record.place_id}
          onChange={(placeId) => viewpointDraft.edit({ place_id: placeId ?? noPlace })}
        />
      )}
    </Field>
  );
}
