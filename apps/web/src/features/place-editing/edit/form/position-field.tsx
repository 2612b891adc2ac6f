import { readTarget, type UnreadableReason } from '@cae-map/expedition/map-links/read-target';
import { toPosition } from '@cae-map/expedition/route/route';
import type { PlaceRecordForEditors } from '@cae-map/contract/entities/place';
import { IconCurrentLocation, IconMapPinOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { placeEditingMessages } from '../../messages/index.ts';
import type { FieldProblem } from '../draft/check-place.ts';
import { chooseTool, editPlace, useDraft } from '../draft/draft-store.ts';
import { roundPosition } from '../line/edit-line.ts';
import styles from './place-form.module.css';

interface PositionFieldProps {
  readonly place: Pick<PlaceRecordForEditors, 'latitude' | 'longitude'>;
  readonly problem: FieldProblem | undefined;
  readonly isChanged: boolean;
}

/** The position as one text: typed or pasted in any notation, picked on the map, or dragged there. */
export function PositionField({ place, problem, isChanged }: PositionFieldProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const tool = useDraft((state) => state.tool);
  /** What is being typed; null while the field shows the position of the draft. */
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState<UnreadableReason | null>(null);
  const id = useId();
  const texts = messages.placeEdit.position;
  const position = toPosition(place);
  const isPicking = tool === 'position';
  const apply = (text: string): void => {
    if (text.trim() === '') {
      editPlace({ latitude: null, longitude: null });
      setFailure(null);
      return;
    }
    const target = readTarget(text);
    if (target.kind === 'failure') return;
    const [latitude, longitude] = roundPosition(target.position);
    setFailure(null);
    editPlace({ latitude, longitude }, 'latitude');
  };
  const finish = (): void => {
    if (typed === null) return;
    const target = readTarget(typed);
    const isLeft = target.kind === 'position' || typed.trim() === '';
    setFailure(target.kind === 'failure' && !isLeft ? target.reason : null);
    if (isLeft) setTyped(null);
  };
  const message =
    failure === null ? problem && messages.placeEdit.problems[problem] : texts.failures[failure];
  return (
    <div className={styles.field} data-changed={isChanged}>
      <label htmlFor={id}>{texts.label}</label>
      <input
        id={id}
        name="position"
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={typed ?? position?.join(', ') ?? ''}
        aria-invalid={message !== undefined}
        aria-describedby={`${id}-help ${id}-problem`}
        onChange={({ target }) => {
          setTyped(target.value);
          setFailure(null);
          apply(target.value);
        }}
        onBlur={finish}
      />
      <p id={`${id}-help`} className={styles.help}>
        {texts.hint}
      </p>
      <p id={`${id}-problem`} className={styles.problem}>
        {message}
      </p>
      <div className={styles.tools}>
        <button
          type="button"
          aria-pressed={isPicking}
          onClick={() => chooseTool(isPicking ? 'select' : 'position')}
        >
          <IconCurrentLocation size={18} stroke={1.8} aria-hidden="true" />
          {texts.pick}
        </button>
        {position !== null && (
          <button type="button" onClick={() => editPlace({ latitude: null, longitude: null })}>
            <IconMapPinOff size={18} stroke={1.8} aria-hidden="true" />
            {texts.clear}
          </button>
        )}
      </div>
      {position !== null && <p className={styles.help}>{texts.drag}</p>}
    </div>
  );
}
