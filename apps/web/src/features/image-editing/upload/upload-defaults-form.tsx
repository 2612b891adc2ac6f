import { useId } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import styles from '../../../ui/workbench/form/form.module.css';
import { imageEditingMessages } from '../messages/index.ts';
import uploadStyles from './upload-screen.module.css';
import { PlaceInput } from '../../../ui/workbench/place-choice/place-input.tsx';
import { changeDefaults, uploadKinds, useUploads, type UploadDefaults } from './upload-store.ts';

/** The texts that all pictures get, with the fields of the image that explain them. */
const textFields = [
  ['authorRu', 'author_ru'],
  ['authorEn', 'author_en'],
  ['rightsHolder', 'rights_holder'],
  ['licence', 'licence'],
] as const satisfies readonly (readonly [keyof UploadDefaults, string])[];

/** What all new pictures are and whose they are. */
export function UploadDefaultsForm() {
  const { messages } = useLanguage(imageEditingMessages);
  const defaults = useUploads((state) => state.defaults);
  const id = useId();
  const { uploads: labels, imageFields } = messages;
  return (
    <section className={styles.group} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {labels.defaults}
      </h2>
      <p className={uploadStyles.formHint}>{labels.defaultsHint}</p>
      <Field label={labels.kind} hint={imageFields.help.image_type}>
        {(attributes) => (
          <select
            {...attributes}
            value={defaults.kind}
            onChange={({ target }) => {
              const kind = uploadKinds.find((one) => one === target.value);
              if (kind !== undefined) changeDefaults({ kind });
            }}
          >
            {uploadKinds.map((kind) => (
              <option key={kind} value={kind}>
                {labels.kinds[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={imageFields.names.place_id ?? ''}>
        {(attributes) => (
          <PlaceInput
            attributes={attributes}
            emptyLabel={imageFields.noPlace}
            placeId={defaults.placeId}
            onChange={(placeId) => changeDefaults({ placeId })}
          />
        )}
      </Field>
      {textFields.map(([key, field]) => (
        <Field key={key} label={imageFields.names[field] ?? ''} hint={imageFields.help[field]}>
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              maxLength={500}
              value={defaults[key]}
              onChange={({ target }) => changeDefaults({ [key]: target.value })}
            />
          )}
        </Field>
      ))}
      <Field label={labels.shown} hint={labels.shownHint} isInline>
        {(attributes) => (
          <input
            {...attributes}
            type="checkbox"
            checked={defaults.isShown}
            onChange={({ target }) => changeDefaults({ isShown: target.checked })}
          />
        )}
      </Field>
    </section>
  );
}
