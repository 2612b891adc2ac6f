import { readTarget, type UnreadableReason } from '@cae-map/expedition/map-links/read-target';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { formatPosition } from '../../../lib/format-position.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { setPlacing, useHasMap } from '../map/placing.ts';
import { proposalsMessages } from '../messages/index.ts';
import type { KindFieldsProps } from './kind-fields-props.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import styles from './proposal-form.module.css';

const exampleOfCoordinates = '34.16, 77.58';

/** The proposed position: chosen on the map, or typed as coordinates, which also works without a map. */
export function PositionFields({ record, draft, onChange, problemOf }: KindFieldsProps) {
  const { messages } = useLanguage(proposalsMessages);
  const labels = messages.proposal;
  const canPlace = useHasMap() && record.subject === 'place';
  const [text, setText] = useState(draft.position === null ? '' : formatPosition(draft.position));
  const [unreadable, setUnreadable] = useState<UnreadableReason | null>(null);
  const problem = unreadable === null ? problemOf('position') : labels.position.failures[unreadable];
  const read = (typed: string): void => {
    setText(typed);
    setUnreadable(null);
    const target = readTarget(typed);
    onChange({ position: target.kind === 'failure' ? null : target.position });
  };
  const check = (): void => {
    const target = readTarget(text);
    if (text.trim() !== '' && target.kind === 'failure') setUnreadable(target.reason);
  };
  const present = record.position === null ? labels.unknown : formatPosition(record.position);
  const chosen = draft.position;
  const chosenText = chosen === null ? labels.position.none : labels.position.chosen(formatPosition(chosen));
  return (
    <Field
      label={labels.position.label}
      hint={`${labels.now(present)}. ${chosenText}`}
      problem={problem}
      isProblemAnnounced
    >
      {(attributes) => (
        <div className={styles.line}>
          <input
            {...attributes}
            type="text"
            data-field="position"
            autoComplete="off"
            spellCheck={false}
            placeholder={exampleOfCoordinates}
            value={text}
            onChange={({ target }) => read(target.value)}
            onBlur={check}
          />
          {canPlace && (
            <Button look="outlined" onClick={() => setPlacing(true)}>
              <IconMapPin size={18} stroke={1.8} aria-hidden="true" />
              {labels.position.place}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
