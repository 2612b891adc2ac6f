import { useId } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from '../../../ui/workbench/form/form.module.css';
import { imageEditingMessages } from '../messages/index.ts';
import { PlaceInput } from '../place-choice/place-input.tsx';
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
      <div className={styles.field}>
        <label htmlFor={`${id}-kind`}>{labels.kind}</label>
        <select
          id={`${id}-kind`}
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
        <p className={styles.help}>{imageFields.help.image_type}</p>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-place`}>{imageFields.names.place_id}</label>
        <PlaceInput
          id={`${id}-place`}
          emptyLabel={imageFields.noPlace}
          placeId={defaults.placeId}
          onChange={(placeId) => changeDefaults({ placeId })}
        />
      </div>
      {textFields.map(([key, field]) => (
        <div key={key} className={styles.field}>
          <label htmlFor={`${id}-${key}`}>{imageFields.names[field]}</label>
          <input
            id={`${id}-${key}`}
            type="text"
            maxLength={500}
            value={defaults[key]}
            onChange={({ target }) => changeDefaults({ [key]: target.value })}
          />
          <p className={styles.help}>{imageFields.help[field]}</p>
        </div>
      ))}
      <div className={styles.field} data-inline="true">
        <label htmlFor={`${id}-shown`}>{labels.shown}</label>
        <input
          id={`${id}-shown`}
          type="checkbox"
          checked={defaults.isShown}
          onChange={({ target }) => changeDefaults({ isShown: target.checked })}
        />
        <p className={styles.help}>{labels.shownHint}</p>
      </div>
    </section>
  );
}
