import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { IconPhotoCog } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { BulkBar, type BulkControl } from '../../../ui/workbench/list/bulk-bar.tsx';
import { imageEditingMessages, type ImageEditingMessages } from '../messages/index.ts';
import { PlaceInput } from '../place-choice/place-input.tsx';
import { fieldName, formatField } from '../records/image-fields.ts';
import { useImageWrites } from '../records/use-image-writes.ts';
import { useThumbnails } from '../thumbnail/use-thumbnails.ts';
import {
  bulkControls,
  bulkEdit,
  bulkFields,
  shiftedDates,
  shiftEdits,
  type BulkField,
} from './bulk-fields.ts';
import { imageLibrary } from './library-store.ts';

interface ImageBulkBarProps {
  /** The chosen images that are listed. */
  readonly images: readonly ImageRevision[];
}

/** Changes a field of all chosen images, makes their thumbnails again, or deletes them. */
export function ImageBulkBar({ images }: ImageBulkBarProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const { edit, remove } = useImageWrites();
  const { generate } = useThumbnails();
  const labels = messages.library.bulk;
  const nameOf = (field: BulkField): string =>
    field === shiftedDates ? messages.recordList.bulk.shiftedDates : fieldName(field, messages);
  const ids = images.map(({ image_id }) => image_id);
  return (
    <BulkBar
      label={labels.label}
      count={images.length}
      store={imageLibrary}
      fields={bulkFields}
      initialField="place_id"
      nameOf={nameOf}
      controlOf={(field) => controlOf(field, messages)}
      onApply={(field, value) => {
        if (field === shiftedDates) {
          const edits = shiftEdits(images, value);
          return edits.length === 0
            ? Promise.resolve()
            : edit(edits, messages.imageActions.edited(edits.length, nameOf(field)));
        }
        const fields = bulkEdit(field, value);
        const label = messages.imageActions.edited(ids.length, nameOf(field));
        return edit(
          ids.map((id) => ({ id, fields })),
          label,
        );
      }}
      onRemove={() => remove(ids)}
      renderActions={(run) => (
        <Button look="outlined" title={labels.thumbnailsHint} onClick={() => run(() => generate(ids))}>
          <IconPhotoCog size={18} stroke={1.8} aria-hidden="true" />
          {labels.thumbnails}
        </Button>
      )}
    />
  );
}

function controlOf(field: BulkField, messages: ImageEditingMessages): BulkControl {
  const control = bulkControls[field];
  switch (control.kind) {
    case 'text':
      return { kind: 'text' };
    case 'year':
      return { kind: 'number' };
    case 'days':
      return { kind: 'days' };
    case 'place': {
      return {
        kind: 'custom',
        render: (value, onChange, label) => (
          <BulkPlace value={value} onChange={onChange} label={label} noPlace={messages.imageFields.noPlace} />
        ),
      };
    }
    case 'choice': {
      const valueOf = (key: string): string | boolean =>
        key === 'true' || key === 'false' ? key === 'true' : key;
      const choices = control.values.map((key) => ({
        key,
        label: formatField(field, valueOf(key), messages),
      }));
      return { kind: 'choice', choices };
    }
  }
}

interface BulkPlaceProps {
  /** The id of the place; empty for none, null until one is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly noPlace: string;
}

/** Finds the place of all chosen images by its title, or takes them from their places. */
function BulkPlace({ value, onChange, label, noPlace }: BulkPlaceProps) {
  return (
    <>
      <PlaceInput
        name={label}
        emptyLabel={label}
        placeId={value === null || value === '' ? null : Number(value)}
        onChange={(placeId) => onChange(placeId === null ? '' : String(placeId))}
      />
      <Button look="outlined" aria-pressed={value === ''} onClick={() => onChange('')}>
        {noPlace}
      </Button>
    </>
  );
}
