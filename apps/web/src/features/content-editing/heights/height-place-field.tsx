import type { HeightRevision } from '@cae-map/contract/entities/place-data/height-editing';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import formStyles from '../../../ui/workbench/form/form.module.css';
import { useFieldLabels } from '../../../ui/workbench/kind/field-labels-context.ts';
import type { SlotProps } from '../../../ui/workbench/kind/form-section.ts';
import { PlaceInput } from '../../../ui/workbench/place-choice/place-input.tsx';
import { noPlace } from '../kind/places-field.tsx';
import { contentEditingMessages } from '../messages/index.ts';
import { heightDraft } from './height-draft.ts';

/** The stop whose height it is. */
export function HeightPlaceField({ record, isChanged, problem }: SlotProps<HeightRevision>) {
  const { messages } = useLanguage(contentEditingMessages);
  const { name } = useFieldLabels();
  return (
    <Field
      className={formStyles.field}
      label={name('place_id')}
      hint={messages.kinds.height.help['place_id']}
      problem={problem}
      isRequired
      data-changed={isChanged}
    >
      {(attributes) => (
        <PlaceInput
          attributes={attributes}
          emptyLabel={messages.contentFields.noStop}
          placeId={record.place_id === noPlace ? null : record.place_id}
          onChange={(id) => heightDraft.edit({ place_id: id ?? noPlace })}
        />
      )}
    </Field>
  );
}
