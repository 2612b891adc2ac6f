import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import formStyles from '../../../ui/workbench/form/form.module.css';
import { useFieldLabels } from '../../../ui/workbench/kind/field-labels-context.ts';
import type { SlotProps } from '../../../ui/workbench/kind/form-section.ts';
import { PlaceInput } from '../../../ui/workbench/place-choice/place-input.tsx';
import { contentEditingMessages } from '../messages/index.ts';
import { noPlace } from './places-field.tsx';

interface PlaceFieldProps extends SlotProps<{ readonly place_id: number }> {
  readonly onChange: (placeId: number) => void;
}

/** The field of the place to which a record belongs. */
export function PlaceField({ record, isChanged, problem, help, onChange }: PlaceFieldProps) {
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
          onChange={(placeId) => onChange(placeId ?? noPlace)}
        />
      )}
    </Field>
  );
}
