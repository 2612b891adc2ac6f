import { readTarget, type UnreadableReason } from '@cae-map/expedition/map-links/read-target';
import {
  insertPoint,
  lineSegments,
  movePoint,
  removePoint,
  segmentMiddle,
  type MeasuredLine,
  type Segment,
} from '@cae-map/expedition/measure/measured-line';
import type { Position } from '@cae-map/expedition/route/geography';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatDistance, formatMetres } from '../../../lib/distance.ts';
import { formatPosition } from '../../../lib/format-position.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { RoundButton } from '../../../ui/controls/round-button.tsx';
import { editLine } from '../line-store.ts';
import { measureMessages } from '../messages/index.ts';
import styles from './point-list.module.css';

/** The points of the line, each with a field for its coordinates, and the segments between them. */
export function PointList({ line }: { readonly line: MeasuredLine }) {
  const { messages } = useLanguage(measureMessages);
  const segments = lineSegments(line);
  if (line.points.length === 0) return null;
  return (
    <ol className={styles.points} aria-label={messages.measure.pane.list}>
      {line.points.map((point, index) => (
        <li key={index}>
          {index > 0 && <SegmentRow line={line} index={index} segment={segments[index - 1]} />}
          <PointRow point={point} index={index} />
        </li>
      ))}
    </ol>
  );
}

interface SegmentRowProps {
  readonly line: MeasuredLine;
  /** The index of the point at the end of the segment. */
  readonly index: number;
  readonly segment: Segment | undefined;
}

function SegmentRow({ line, index, segment }: SegmentRowProps) {
  const { language, messages } = useLanguage(measureMessages);
  if (segment === undefined) return null;
  const { pane } = messages.measure;
  const { metres, bearing } = segment;
  const middle = segmentMiddle(line, index);
  return (
    <div className={styles.segment}>
      <span>
        {formatDistance(metres, language, messages)}
        {metres >= 1000 && ` (${formatMetres(metres, language, messages)})`}
        {bearing !== null && ` · ${pane.bearing(Math.round(bearing) % 360)}`}
      </span>
      <RoundButton
        isBare
        label={pane.insert(index, index + 1)}
        icon={IconPlus}
        iconSize={16}
        onClick={() => {
          if (middle === null) return;
          editLine((before) => insertPoint(before, index, middle));
          announce(pane.inserted(index + 1));
        }}
      />
    </div>
  );
}

/** A point: its coordinates, which Enter or leaving the field applies, and the button that removes it. */
function PointRow({ point, index }: { readonly point: Position; readonly index: number }) {
  const { messages } = useLanguage(measureMessages);
  const { pane } = messages.measure;
  const id = useId();
  const shown = formatPosition(point);
  const [edited, setEdited] = useState<string | null>(null);
  const [failure, setFailure] = useState<UnreadableReason | null>(null);
  const apply = (): void => {
    if (edited === null || edited === shown) return reset();
    const target = readTarget(edited);
    if (target.kind === 'failure') return setFailure(target.reason);
    editLine((line) => movePoint(line, index, target.position));
    return reset();
  };
  const reset = (): void => {
    setEdited(null);
    setFailure(null);
  };
  return (
    <div className={styles.point}>
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={pane.point(index + 1)}
        aria-invalid={failure !== null}
        aria-describedby={failure === null ? undefined : id}
        value={edited ?? shown}
        onChange={({ target }) => {
          setEdited(target.value);
          setFailure(null);
        }}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply();
          if (event.key !== 'Escape' || edited === null) return;
          // Escape restores the coordinates and does not end the mode of the map.
          event.stopPropagation();
          reset();
        }}
      />
      <RoundButton
        isBare
        label={pane.remove(index + 1)}
        icon={IconX}
        iconSize={16}
        onClick={() => {
          editLine((line) => removePoint(line, index));
          announce(pane.removed(index + 1));
        }}
      />
      {failure !== null && (
        <p id={id} role="alert" className={styles.failure}>
          {pane.failures[failure]}
        </p>
      )}
    </div>
  );
}
