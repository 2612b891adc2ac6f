import { accuracyLevels, tooltipPositions } from '@cae-map/contract/enumerations';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { BulkBar } from '../../../ui/workbench/list/bulk-bar.tsx';
import { useBulkEdit } from '../actions/use-bulk-edit.ts';
import { placeEditingMessages } from '../messages/index.ts';
import { fieldName, formatField } from '../records/format-field.ts';
import type { QuickField, QuickFieldEdit } from '../records/use-quick-edit.ts';
import { placeList } from './list-store.ts';

/** The values that each field can get for several places, in the order of the menu. */
const edits: Readonly<Record<QuickField, readonly QuickFieldEdit[]>> = {
  accuracy_level: accuracyLevels.map((accuracy_level) => ({ accuracy_level })),
  minzoom: Array.from({ length: 15 }, (_, minzoom) => ({ minzoom })),
  tooltip_position: [null, ...tooltipPositions].map((tooltip_position) => ({ tooltip_position })),
  path_ref_req: [{ path_ref_req: true }, { path_ref_req: false }],
  hide_distance: [{ hide_distance: true }, { hide_distance: false }],
};
const fields = Object.keys(edits) as QuickField[];

interface PlaceBulkBarProps {
  /** The chosen places that are listed. */
  readonly places: readonly PlaceRevision[];
  readonly onRemove: ((placeIds: readonly number[]) => void) | null;
}

/** Changes a field of all chosen places, or deletes them. */
export function PlaceBulkBar({ places, onRemove }: PlaceBulkBarProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const bulkEdit = useBulkEdit();
  return (
    <BulkBar
      label={messages.placesAdmin.bulk.label}
      count={places.length}
      store={placeList}
      fields={fields}
      initialField="accuracy_level"
      nameOf={(field) => fieldName(field, messages)}
      controlOf={(field) => ({
        kind: 'choice',
        choices: edits[field].map((edit, index) => ({
          key: String(index),
          label: formatField(field, Reflect.get(edit, field), messages),
        })),
      })}
      onApply={async (field, index) => {
        const edit = edits[field][Number(index)];
        if (edit !== undefined) await bulkEdit(places, edit);
      }}
      onRemove={onRemove === null ? null : () => onRemove(places.map(({ place_id }) => place_id))}
    />
  );
}
