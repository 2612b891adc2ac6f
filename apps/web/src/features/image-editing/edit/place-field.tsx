import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import styles from '../../../ui/workbench/form/form.module.css';
import type { SlotProps } from '../../../ui/workbench/kind/form-section.ts';
import { imageEditingMessages } from '../messages/index.ts';
import { PlaceInput } from '../../../ui/workbench/place-choice/place-input.tsx';
import { imageDraft } from './image-draft.ts';

/** The place of the edited image, found by its title. */
export function PlaceField({ record: { place_id: placeId }, isChanged }: SlotProps<ImageRevision>) {
  const { messages } = useLanguage(imageEditingMessages);
  const { names, help, noPlace } = messages.imageFields;
  return (
    <Field
      className={styles.field}
      label={names.place_id ?? ''}
      hint={help.place_id}
      data-changed={isChanged}
    >
      {(attributes) => (
        <PlaceInput
          attributes={attributes}
          emptyLabel={noPlace}
          placeId={placeId}
          onChange={(place_id) => imageDraft.edit({ place_id })}
        />
      )}
    </Field>
  );
}
