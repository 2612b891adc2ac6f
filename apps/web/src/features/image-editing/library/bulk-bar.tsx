import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { IconPhotoCog } from '@tabler/icons-react';
import { planShifts, readDays } from '../../../lib/editing/shift-dates.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { BulkBar, type BulkControl } from '../../../ui/workbench/list/bulk-bar.tsx';
import { reportNotShifted } from '../../../ui/workbench/list/report-not-shifted.ts';
import { imageEditingMessages, type ImageEditingMessages } from '../messages/index.ts';
import { PlaceInput } from '../../../ui/workbench/place-choice/place-input.tsx';
import { fieldName, formatField } from '../records/image-fields.ts';
import { useImageWrites } from '../records/use-image-writes.ts';
import { useThumbnails } from '../thumbnail/use-thumbnails.ts';
import {
  bulkControls,
  bulkEdit,
  bulkFields,
  shiftedDates,
  toShifted,
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
      onApply={async (field, value) => {
        if (field === shiftedDates) {
          const { shifts, notShifted } = planShifts(images.map(toShifted), readDays(value) ?? 0);
          const shiftEdits = shifts.map(({ id, dates }) => ({ id, fields: dates }));
          const edited = messages.imageActions.edited(shifts.length, nameOf(field));
          if (shifts.length > 0) await edit(shiftEdits, edited);
          reportNotShifted(notShifted, { isAnyShifted: shifts.length > 0, messages });
          return;
        }
        const fields = bulkEdit(field, value);
        const label = messages.imageActions.edited(ids.length, nameOf(field));
        await edit(
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
