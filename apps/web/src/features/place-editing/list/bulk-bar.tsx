import { accuracyLevels, tooltipPositions } from '@cae-map/contract/enumerations';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useBulkEdit } from '../actions/use-bulk-edit.ts';
import { placeEditingMessages } from '../messages/index.ts';
import { fieldName, formatField } from '../records/format-field.ts';
import type { QuickField, QuickFieldEdit } from '../records/use-quick-edit.ts';
import styles from '../../../ui/lists/bulk-bar.module.css';
import { changeSelection } from './list-store.ts';
import { noSelection } from '../../../lib/lists/row-selection.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** The values that each field can get for several places, in the order of the menu. */
const edits: Readonly<Record<QuickField, readonly QuickFieldEdit[]>> = {
  accuracy_level: accuracyLevels.map((accuracy_level) => ({ accuracy_level })),
  minzoom: Array.from({ length: 15 }, (_, minzoom) => ({ minzoom })),
  tooltip_position: [null, ...tooltipPositions].map((tooltip_position) => ({ tooltip_position })),
  path_ref_req: [{ path_ref_req: true }, { path_ref_req: false }],
  hide_distance: [{ hide_distance: true }, { hide_distance: false }],
};
const fields = Object.keys(edits) as QuickField[];

interface BulkBarProps {
  /** The chosen places that are listed. */
  readonly places: readonly PlaceRevision[];
  readonly onRemove: ((placeIds: readonly number[]) => void) | null;
}

/** Changes a field of all chosen places, or deletes them. */
export function BulkBar({ places, onRemove }: BulkBarProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const [field, setField] = useState<QuickField>('accuracy_level');
  /** Null until a value is chosen, so that no slip changes all places. */
  const [valueIndex, setValueIndex] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const bulkEdit = useBulkEdit();
  const texts = messages.placesAdmin.bulk;
  const apply = async (): Promise<void> => {
    const edit = valueIndex === null ? undefined : edits[field][valueIndex];
    if (edit === undefined || isBusy) return;
    setBusy(true);
    await bulkEdit(places, edit);
    setBusy(false);
  };
  return (
    <div className={styles.bar} role="group" aria-label={texts.label} aria-busy={isBusy}>
      <span className={styles.count} role="status">
        {texts.selected(places.length)}
      </span>
      <select
        aria-label={texts.field}
        value={field}
        onChange={({ target }) => {
          const chosen = fields.find((one) => one === target.value);
          if (chosen !== undefined) setField(chosen);
          setValueIndex(null);
        }}
      >
        {fields.map((one) => (
          <option key={one} value={one}>
            {fieldName(one, messages)}
          </option>
        ))}
      </select>
      <select
        aria-label={texts.value}
        value={valueIndex ?? ''}
        onChange={({ target }) => setValueIndex(Number(target.value))}
      >
        <option value="" disabled>
          {texts.chooseValue}
        </option>
        {edits[field].map((edit, index) => {
          const value: unknown = Reflect.get(edit, field);
          return (
            <option key={String(value)} value={index}>
              {formatField(field, value, messages)}
            </option>
          );
        })}
      </select>
      <Button
        className={styles.apply}
        aria-disabled={isBusy || valueIndex === null}
        onClick={() => void apply()}
      >
        {texts.apply}
      </Button>
      {onRemove !== null && (
        <Button className={styles.remove} onClick={() => onRemove(places.map(({ place_id }) => place_id))}>
          <IconTrash size={18} stroke={1.8} aria-hidden="true" />
          {texts.remove}
        </Button>
      )}
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
