import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { IconPhotoCog, IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { noSelection } from '../../../lib/lists/row-selection.ts';
import styles from '../../../ui/lists/bulk-bar.module.css';
import { imageEditingMessages } from '../messages/index.ts';
import { PlaceOptions } from '../place-choice/place-choice.tsx';
import { fieldName, formatField } from '../records/image-fields.ts';
import { useImageWrites } from '../records/use-image-writes.ts';
import { useThumbnails } from '../thumbnail/use-thumbnails.ts';
import { bulkControls, bulkEdit, bulkFields, type BulkField } from './bulk-fields.ts';
import { changeSelection } from './library-store.ts';
import { Button } from '../../../ui/controls/button.tsx';

interface BulkBarProps {
  /** The chosen images that are listed. */
  readonly images: readonly ImageRevision[];
}

/** Changes a field of all chosen images, makes their thumbnails again, or deletes them. */
export function BulkBar({ images }: BulkBarProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const [field, setField] = useState<BulkField>('place_id');
  /** Null until a value is chosen or typed, so that no slip changes all images. */
  const [value, setValue] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { edit, remove } = useImageWrites();
  const { generate } = useThumbnails();
  const texts = messages.library.bulk;
  const ids = images.map(({ image_id }) => image_id);
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await action();
    setBusy(false);
  };
  const apply = async (): Promise<boolean> => {
    if (value === null) return false;
    const fields = bulkEdit(field, value);
    const label = messages.imageActions.edited(ids.length, fieldName(field, messages));
    return await edit(
      ids.map((id) => ({ id, fields })),
      label,
    );
  };
  return (
    <div className={styles.bar} role="group" aria-label={texts.label} aria-busy={isBusy}>
      <span className={styles.count} role="status">
        {texts.selected(images.length)}
      </span>
      <select
        aria-label={texts.field}
        value={field}
        onChange={({ target }) => {
          const chosen = bulkFields.find((one) => one === target.value);
          if (chosen === undefined) return;
          setField(chosen);
          setValue(null);
        }}
      >
        {bulkFields.map((one) => (
          <option key={one} value={one}>
            {fieldName(one, messages)}
          </option>
        ))}
      </select>
      <BulkValue field={field} value={value} onChange={setValue} />
      <Button
        className={styles.apply}
        aria-disabled={isBusy || value === null}
        onClick={() => void run(apply)}
      >
        {texts.apply}
      </Button>
      <Button title={texts.thumbnailsHint} onClick={() => void run(() => generate(ids))}>
        <IconPhotoCog size={18} stroke={1.8} aria-hidden="true" />
        {texts.thumbnails}
      </Button>
      <Button className={styles.remove} onClick={() => void run(() => remove(ids))}>
        <IconTrash size={18} stroke={1.8} aria-hidden="true" />
        {texts.remove}
      </Button>
      <Button
        className={styles.clear}
        label={texts.clear}
        onClick={() => changeSelection(({ activeId }) => ({ ...noSelection, activeId }))}
      >
        <IconX size={18} stroke={2} aria-hidden="true" />
      </Button>
    </div>
  );
}

/** The value of the option that is shown until another one is chosen; the empty text is that of no place. */
const notChosen = 'none';

interface BulkValueProps {
  readonly field: BulkField;
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

function BulkValue({ field, value, onChange }: BulkValueProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const texts = messages.library.bulk;
  const control = bulkControls[field];
  if (control.kind !== 'choice' && control.kind !== 'place') {
    return (
      <input
        type="text"
        inputMode={control.kind === 'year' ? 'numeric' : 'text'}
        aria-label={texts.value}
        value={value ?? ''}
        maxLength={500}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <select
      aria-label={texts.value}
      value={value ?? notChosen}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value={notChosen} disabled>
        {texts.chooseValue}
      </option>
      {control.kind === 'place' ? (
        <>
          <option value="">{messages.imageFields.noPlace}</option>
          <PlaceOptions />
        </>
      ) : (
        control.values.map((one) => (
          <option key={one} value={one}>
            {one === 'true' || one === 'false'
              ? formatField(field, one === 'true', messages)
              : formatField(field, one, messages)}
          </option>
        ))
      )}
    </select>
  );
}
