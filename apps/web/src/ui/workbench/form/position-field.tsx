import { readTarget, type UnreadableReason } from '@cae-map/expedition/map-links/read-target';
import type { Position } from '@cae-map/expedition/route/geography';
import { IconCurrentLocation, IconMapPinOff } from '@tabler/icons-react';
import { useState } from 'react';
import { roundPosition } from '../../../lib/editing/round-position.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { editingMessages } from '../messages/index.ts';
import { Button } from '../../controls/button.tsx';
import { Field } from '../../controls/field.tsx';
import styles from './form.module.css';

interface PositionFieldProps {
  readonly position: Position | null;
  /** What is wrong with the position of the draft. */
  readonly problem: string | undefined;
  /** What is unusual about the position, which may be right. */
  readonly warning?: string | undefined;
  /** Whether the problem is shown while the position is being typed as well, after an attempt to save. */
  readonly showsProblemAtOnce: boolean;
  readonly isChanged: boolean;
  /** Whether the next click on the map sets the position. */
  readonly isPicking: boolean;
  readonly onPick: (isPicking: boolean) => void;
  /** @param isTyped whether consecutive changes are a single step of undo */
  readonly onChange: (position: Position | null, isTyped: boolean) => void;
}

/** The position of a text that is none. It cannot be saved, also not after it was stored as JSON, which has no NaN. */
const unreadablePosition: Position = [Number.NaN, 0];

/** The position as one text: typed or pasted in any notation, picked on the map, or dragged there. */
export function PositionField({
  position,
  problem,
  warning,
  showsProblemAtOnce,
  isChanged,
  isPicking,
  onPick,
  onChange,
}: PositionFieldProps) {
  const { messages } = useLanguage(editingMessages);
  /** What was typed; null while the field shows the position of the draft. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isTyping, setTyping] = useState(false);
  const [failure, setFailure] = useState<UnreadableReason | null>(null);
  const labels = messages.editing.position;
  const apply = (text: string): void => {
    if (text.trim() === '') {
      onChange(null, false);
      setFailure(null);
      return;
    }
    const target = readTarget(text);
    setFailure(null);
    onChange(target.kind === 'failure' ? unreadablePosition : roundPosition(target.position), true);
  };
  const finish = (): void => {
    setTyping(false);
    if (typed === null) return;
    const target = readTarget(typed);
    const isLeft = target.kind === 'position' || typed.trim() === '';
    setFailure(target.kind === 'failure' && !isLeft ? target.reason : null);
    if (isLeft) setTyped(null);
  };
  // Once the draft has a position, for example from the map, what was typed before is obsolete.
  const shownText = typed !== null && (isTyping || position === null) ? typed : null;
  const message =
    failure !== null && shownText !== null
      ? labels.failures[failure]
      : isTyping && !showsProblemAtOnce
        ? undefined
        : problem;
  return (
    <div className={styles.position} data-changed={isChanged}>
      <Field
        label={labels.label}
        hint={labels.hint}
        problem={message}
        warning={isTyping ? undefined : warning}
      >
        {(attributes) => (
          <input
            {...attributes}
            name="position"
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={shownText ?? position?.join(', ') ?? ''}
            onChange={({ target }) => {
              setTyped(target.value);
              setTyping(true);
              setFailure(null);
              apply(target.value);
            }}
            onBlur={finish}
          />
        )}
      </Field>
      <div className={styles.tools}>
        <Button look="outlined" aria-pressed={isPicking} onClick={() => onPick(!isPicking)}>
          <IconCurrentLocation size={18} stroke={1.8} aria-hidden="true" />
          {labels.pick}
        </Button>
        {position !== null && (
          <Button look="outlined" onClick={() => onChange(null, false)}>
            <IconMapPinOff size={18} stroke={1.8} aria-hidden="true" />
            {labels.clear}
          </Button>
        )}
      </div>
      {position !== null && <p className={styles.help}>{labels.drag}</p>}
    </div>
  );
}
