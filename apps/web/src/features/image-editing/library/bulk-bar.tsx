import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { IconPhotoCog } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { BulkBar, type BulkControl } from '../../../ui/workbench/list/bulk-bar.tsx';
import { imageEditingMessages, type ImageEditingMessages } from '../messages/index.ts';
import { usePlaceOptions, type PlaceOption } from '../place-choice/use-place-options.ts';
import { fieldName, formatField } from '../records/image-fields.ts';
import { useImageWrites } from '../records/use-image-writes.ts';
import { useThumbnails } from '../thumbnail/use-thumbnails.ts';
import { bulkControls, bulkEdit, bulkFields, type BulkField } from './bulk-fields.ts';
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
  const places = usePlaceOptions();
  const labels = messages.library.bulk;
  const ids = images.map(({ image_id }) => image_id);
  return (
    <BulkBar
      label={labels.label}
      count={images.length}
      store={imageLibrary}
      fields={bulkFields}
      initialField="place_id"
      nameOf={(field) => fieldName(field, messages)}
      controlOf={(field) => controlOf(field, places, messages)}
      onApply={(field, value) => {
        const fields = bulkEdit(field, value);
        const label = messages.imageActions.edited(ids.length, fieldName(field, messages));
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

function controlOf(
  field: BulkField,
  places: readonly PlaceOption[],
  messages: ImageEditingMessages,
): BulkControl {
  const control = bulkControls[field];
  switch (control.kind) {
    case 'text':
      return { kind: 'text' };
    case 'year':
      return { kind: 'number' };
    case 'place': {
      const options = places.map(({ placeId, label }) => ({ key: String(placeId), label }));
      return { kind: 'choice', choices: [{ key: '', label: messages.imageFields.noPlace }, ...options] };
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
