import { formatDistance } from '../../../lib/distance.ts';
import { formatPosition } from '../../../lib/format-position.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldGroup } from '../../../ui/controls/field-group.tsx';
import { CompassSwitch } from '../near/compass-switch.tsx';
import { requestPosition, usePosition } from '../device/position-store.ts';
import { useCompass } from '../device/compass.ts';
import { fieldMessages } from '../messages/index.ts';
import { changeDraft, type NoteDraft } from './note-draft.ts';
import styles from './note-form.module.css';

interface NotePositionProps {
  readonly draft: NoteDraft;
  readonly measured: NonNullable<NoteDraft['measured']>;
}

/** The position and the direction that are sent with a note, which the traveller can leave out. */
export function NotePosition({ draft, measured: { position, bearing } }: NotePositionProps) {
  const { language, messages } = useLanguage(fieldMessages);
  const labels = messages.note;
  const { failure, isWanted } = usePosition();
  const compass = useCompass();
  return (
    <FieldGroup label={labels.position} hint={labels.positionHint}>
      <p className={styles.measured}>
        {position === null
          ? labels.noPosition
          : labels.positionOf(
              formatPosition([position.latitude, position.longitude]),
              formatDistance(position.accuracy, language, messages),
            )}
      </p>
      {bearing !== null && <p className={styles.measured}>{labels.bearingOf(bearing.degrees)}</p>}
      <p role="status" className={styles.quiet}>
        {failure !== null && messages.field.failures[failure]}
        {failure === null && isWanted && position === null && messages.field.searching}
      </p>
      {draft.measured === null && (
        <div className={styles.buttons}>
          {!isWanted && (
            <Button look="outlined" onClick={requestPosition}>
              {messages.field.locate}
            </Button>
          )}
          <CompassSwitch compass={compass} />
        </div>
      )}
      <label className={styles.done}>
        <input
          type="checkbox"
          checked={draft.sendsPosition}
          onChange={({ target }) => changeDraft({ sendsPosition: target.checked })}
        />
        {labels.sendPosition}
      </label>
    </FieldGroup>
  );
}
