import {
  accuracyLevels,
  tooltipPositions,
  transports,
  visitedOnValues,
} from '@cae-map/contract/enumerations';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { BulkBar } from '../../../ui/workbench/list/bulk-bar.tsx';
import { planShifts, readDays } from '../../../lib/editing/shift-dates.ts';
import { useBulkEdit, type PlaceFields } from '../actions/use-bulk-edit.ts';
import { placeEditingMessages } from '../messages/index.ts';
import { fieldName, formatField } from '../records/format-field.ts';
import { reportNotShifted } from '../../../ui/workbench/list/report-not-shifted.ts';
import { placeList } from './list-store.ts';

/** The values that each field can get for several places, in the order of the menu. */
const edits = {
  accuracy_level: accuracyLevels.map((accuracy_level) => ({ accuracy_level })),
  minzoom: Array.from({ length: 15 }, (_, minzoom) => ({ minzoom })),
  tooltip_position: [null, ...tooltipPositions].map((tooltip_position) => ({ tooltip_position })),
  path_ref_req: [{ path_ref_req: true }, { path_ref_req: false }],
  hide_distance: [{ hide_distance: true }, { hide_distance: false }],
  go_by: [null, ...transports].map((go_by) => ({ go_by })),
  visited_on: visitedOnValues.map((visited_on) => ({ visited_on })),
} satisfies Readonly<Record<string, readonly PlaceFields[]>>;

/** The entry that shifts the dates of each place instead of giving all the same value. */
const shiftedDates = 'shifted_dates';

type BulkField = keyof typeof edits | typeof shiftedDates;
const fields = [...(Object.keys(edits) as (keyof typeof edits)[]), shiftedDates] as const;

function toShifted({ place_id: id, date_format, date, enddate }: PlaceRevision) {
  return { id, date_format, dates: { date, enddate } };
}

interface PlaceBulkBarProps {
  /** The chosen places that are listed. */
  readonly places: readonly PlaceRevision[];
  readonly onRemove: ((placeIds: readonly number[]) => void) | null;
}

/** Changes a field of all chosen places, or deletes them. */
export function PlaceBulkBar({ places, onRemove }: PlaceBulkBarProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const bulkEdit = useBulkEdit();
  const nameOf = (field: BulkField): string =>
    field === shiftedDates ? messages.recordList.bulk.shiftedDates : fieldName(field, messages);
  return (
    <BulkBar
      label={messages.placesAdmin.bulk.label}
      count={places.length}
      store={placeList}
      fields={fields}
      initialField="accuracy_level"
      nameOf={nameOf}
      controlOf={(field) =>
        field === shiftedDates
          ? { kind: 'days' }
          : {
              kind: 'choice',
              choices: edits[field].map((edit, index) => ({
                key: String(index),
                label: formatField(field, Reflect.get(edit, field), messages),
              })),
            }
      }
      onApply={async (field, value) => {
        if (field === shiftedDates) {
          const { shifts, notShifted } = planShifts(places.map(toShifted), readDays(value) ?? 0);
          const shiftEdits = shifts.map(({ id: placeId, dates }) => ({ placeId, edit: dates }));
          if (shifts.length > 0) await bulkEdit(shiftEdits, nameOf(field));
          reportNotShifted(notShifted, { isAnyShifted: shifts.length > 0, messages });
          return;
        }
        const edit = edits[field][Number(value)];
        if (edit === undefined) return;
        const all = places.map(({ place_id: placeId }) => ({ placeId, edit }));
        await bulkEdit(all, nameOf(field));
      }}
      onRemove={onRemove === null ? null : () => onRemove(places.map(({ place_id }) => place_id))}
    />
  );
}
