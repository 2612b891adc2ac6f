import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { useId } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from '../../../ui/workbench/form/form.module.css';
import type { SlotProps } from '../../../ui/workbench/kind/form-section.ts';
import { imageEditingMessages } from '../messages/index.ts';
import { PlaceInput } from '../place-choice/place-input.tsx';
import { imageDraft } from './image-draft.ts';

/** The place of the edited image, found by its title. */
export function PlaceField({ record: { place_id: placeId }, isChanged }: SlotProps<ImageRevision>) {
  const { messages } = useLanguage(imageEditingMessages);
  const id = useId();
  const { names, help, noPlace } = messages.imageFields;
  return (
    <div className={styles.field} data-changed={isChanged}>
      <label htmlFor={id}>{names.place_id}</label>
      <PlaceInput
        id={id}
        describedBy={`${id}-help`}
        emptyLabel={noPlace}
        placeId={placeId}
        onChange={(place_id) => imageDraft.edit({ place_id })}
      />
      <p id={`${id}-help`} className={styles.help}>
        {help.place_id}
      </p>
    </div>
  );
}
