import { readTarget, type UnreadableReason } from '@cae-map/expedition/map-links/read-target';
import type { Position } from '@cae-map/expedition/route/geography';
import { IconCurrentLocation, IconMapPinOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { roundPosition } from '../../../lib/editing/round-position.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { editingMessages } from '../messages/index.ts';
import styles from './form.module.css';

interface PositionFieldProps {
  readonly position: Position | null;
  /** What is wrong with the position of the draft. */
  readonly problem: string | undefined;
  readonly isChanged: boolean;
  /** Whether the next click on the map sets the position. */
  readonly isPicking: boolean;
  readonly onPick: (isPicking: boolean) => void;
  /** @param isTyped whether consecutive changes are a single step of undo */
  readonly onChange: (position: Position | null, isTyped: boolean) => void;
}

/** The position as one text: typed or pasted in any notation, picked on the map, or dragged there. */
export function PositionField({
  position,
  problem,
  isChanged,
  isPicking,
  onPick,
  onChange,
}: PositionFieldProps) {
  const { messages } = useLanguage(editingMessages);
  /** What is being typed; null while the field shows the position of the draft. */
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState<UnreadableReason | null>(null);
  const id = useId();
  const texts = messages.editing.position;
  const apply = (text: string): void => {
    if (text.trim() === '') {
      onChange(null, false);
      setFailure(null);
      return;
    }
    const target = readTarget(text);
    if (target.kind === 'failure') return;
    setFailure(null);
    onChange(roundPosition(target.position), true);
  };
  const finish = (): void => {
    if (typed === null) return;
    const target = readTarget(typed);
    const isLeft = target.kind === 'position' || typed.trim() === '';
    setFailure(target.kind === 'failure' && !isLeft ? target.reason : null);
    if (isLeft) setTyped(null);
  };
  const message = failure === null ? problem : texts.failures[failure];
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
        <button type="button" aria-pressed={isPicking} onClick={() => onPick(!isPicking)}>
          <IconCurrentLocation size={18} stroke={1.8} aria-hidden="true" />
          {texts.pick}
        </button>
        {position !== null && (
          <button type="button" onClick={() => onChange(null, false)}>
            <IconMapPinOff size={18} stroke={1.8} aria-hidden="true" />
            {texts.clear}
          </button>
        )}
      </div>
      {position !== null && <p className={styles.help}>{texts.drag}</p>}
    </div>
  );
}
