import { accuracyLevels, tooltipPositions } from '@cae-map/contract/enumerations';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { PlaceSectionProps } from '../../../lib/manifest/place-section.ts';
import { ForCapability } from '../../../lib/session/for-capability.tsx';
import { paths } from '../../../lib/url/paths.ts';
import paneStyles from '../../../ui/layout/pane-section.module.css';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { placeEditingMessages } from '../messages/index.ts';
import { formatField } from '../records/format-field.ts';
import type { QuickFieldEdit } from '../records/use-quick-edit.ts';
import { CopyHelpers } from './copy-helpers.tsx';
import { QuickEditConflict } from './quick-edit-conflict.tsx';
import styles from './quick-edit.module.css';
import { SignInToEdit } from '../../../ui/workbench/sign-in-to-edit.tsx';
import { useSaveQuickly } from './use-save-quickly.ts';
import { UndoBar } from '../../../ui/workbench/saving/undo-bar.tsx';
import { UnsavedNote } from '../../../ui/workbench/saving/unsaved-note.tsx';
import { Button } from '../../../ui/controls/button.tsx';

interface QuickEditProps extends PlaceSectionProps {
  /** Whether the quick edit was switched on while the stop is open. */
  readonly isSwitchedOn: boolean;
}

/** The fields of a stop that editors change in its pane, each saved at once, and the texts that they copy. */
export function QuickEdit({ view, isSwitchedOn }: QuickEditProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSwitchedOn) section.current?.scrollIntoView({ block: 'start' });
  }, [isSwitchedOn]);
  const { messages } = useLanguage(placeEditingMessages);
  return (
    <section ref={section} className={paneStyles.section} aria-label={messages.quickEdit.heading}>
      <div className={styles.head}>
        <h2 className={paneStyles.heading}>{messages.quickEdit.heading}</h2>
        <LocalLink className={styles.all} to={paths.editPlace(view.place.place_id)}>
          <IconPencil size={16} stroke={1.8} aria-hidden="true" />
          {messages.quickEdit.openEditor}
        </LocalLink>
      </div>
      <ForCapability capability="places.write" otherwise={<SignInToEdit />}>
        <LoadedFields placeId={view.place.place_id} />
      </ForCapability>
      <UndoBar />
      <CopyHelpers place={view.place} />
    </section>
  );
}

function LoadedFields({ placeId }: { readonly placeId: number }) {
  const { messages } = useLanguage(placeEditingMessages);
  const { data: places, isError } = useEditorPlaces();
  const place = places?.find(({ place_id }) => place_id === placeId);
  if (place === undefined) return isError && <p role="alert">{messages.editing.loadFailed}</p>;
  return <QuickFields key={placeId} place={place} />;
}

function QuickFields({ place }: { readonly place: PlaceRevision }) {
  const { messages } = useLanguage(placeEditingMessages);
  const { save, shown, conflict, unsaved, isSaving } = useSaveQuickly(place);
  return (
    <div className={styles.fields} aria-busy={isSaving}>
      <Stepper value={shown.minzoom} onChange={(minzoom) => save({ minzoom })} />
      <Choice
        field="tooltip_position"
        values={[null, ...tooltipPositions]}
        value={shown.tooltip_position}
        onChange={(tooltip_position) => save({ tooltip_position })}
      />
      <Choice
        field="accuracy_level"
        values={accuracyLevels}
        value={shown.accuracy_level}
        onChange={(accuracy_level) => save({ accuracy_level })}
      />
      <Check field="path_ref_req" place={shown} onChange={save} />
      <Check field="hide_distance" place={shown} onChange={save} />
      <p className={styles.hint}>{messages.quickEdit.hint}</p>
      {unsaved !== null && (
        <UnsavedNote reason={unsaved.reason} onRetry={unsaved.retry} onDiscard={unsaved.discard} />
      )}
      {conflict !== null && <QuickEditConflict conflict={conflict} />}
    </div>
  );
}

interface StepperProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Steps through the zoom from which a place has its label. */
function Stepper({ value, onChange }: StepperProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const name = messages.placeFields.names.minzoom;
  const step = (by: number) => () => onChange(Math.min(30, Math.max(-30, Math.round(value) + by)));
  return (
    <div className={styles.row} role="group" aria-label={name}>
      <span className={styles.name}>{name}</span>
      <span className={styles.stepper}>
        <Button look="outlined" aria-label={messages.quickEdit.lower} onClick={step(-1)}>
          <IconMinus size={16} stroke={2} aria-hidden="true" />
        </Button>
        <output>{value}</output>
        <Button look="outlined" aria-label={messages.quickEdit.raise} onClick={step(1)}>
          <IconPlus size={16} stroke={2} aria-hidden="true" />
        </Button>
      </span>
    </div>
  );
}

interface ChoiceProps<Value extends string | null> {
  readonly field: 'tooltip_position' | 'accuracy_level';
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string | null>({ field, values, value, onChange }: ChoiceProps<Value>) {
  const { messages } = useLanguage(placeEditingMessages);
  const id = useId();
  return (
    <div className={styles.row}>
      <label className={styles.name} htmlFor={id}>
        {messages.placeFields.names[field]}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => {
          const chosen = values.find((one) => (one ?? '') === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one ?? ''} value={one ?? ''}>
            {formatField(field, one, messages)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CheckProps {
  readonly field: 'path_ref_req' | 'hide_distance';
  readonly place: PlaceRevision;
  readonly onChange: (edit: QuickFieldEdit) => void;
}

function Check({ field, place, onChange }: CheckProps) {
  const { messages } = useLanguage(placeEditingMessages);
  return (
    <label className={styles.row}>
      <span className={styles.name}>{messages.placeFields.names[field]}</span>
      <input
        type="checkbox"
        checked={place[field]}
        onChange={({ target: { checked } }) =>
          onChange(field === 'path_ref_req' ? { path_ref_req: checked } : { hide_distance: checked })
        }
      />
    </label>
  );
}
