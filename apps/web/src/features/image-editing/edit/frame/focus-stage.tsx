import {
  turnCrop,
  turnPoint,
  type PictureFrame,
  type PicturePoint,
} from '@cae-map/expedition/places/picture-frame';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { imageEditingMessages } from '../../messages/index.ts';
import styles from './frame.module.css';

interface FocusStageProps {
  readonly frame: PictureFrame;
  readonly hintId: string;
  /** The turned picture. */
  readonly children: ReactNode;
  /** Receives the point of the picture as it was uploaded; null for the centre. */
  readonly onChange: (focus: PicturePoint | null) => void;
}

/** The step of an arrow key as a fraction of the picture; ten times as much with Shift. */
const step = 0.01;
const arrows: Readonly<Record<string, PicturePoint>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
const centre: PicturePoint = { x: 0.5, y: 0.5 };

/** The turned picture with its focus point, which is set by a click, a drag or the arrow keys. */
export function FocusStage({ frame, hintId, children, onChange }: FocusStageProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const labels = messages.imageEdit.frame.focus;
  const stage = useRef<HTMLDivElement>(null);
  /** While the marker is being dragged. */
  const [dragged, setDragged] = useState<PicturePoint | null>(null);
  const { focus_x: x, focus_y: y, rotation } = frame;
  const stored = x === null || y === null ? null : turnPoint({ x, y }, rotation);
  const chosen = dragged ?? stored;
  const shown = chosen ?? centre;
  const choose = (point: PicturePoint): void => onChange(turnPoint(toFractions(point), -rotation));
  const pointAt = ({
    clientX,
    clientY,
  }: {
    readonly clientX: number;
    readonly clientY: number;
  }): PicturePoint => {
    const box = stage.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return shown;
    return toFractions({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  };
  const press = (event: PointerEvent<HTMLButtonElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(pointAt(event));
  };
  const release = (event: PointerEvent): void => {
    if (dragged === null) return;
    setDragged(null);
    choose(pointAt(event));
  };
  const move = (event: KeyboardEvent): void => {
    const by = arrows[event.key];
    const isClearing = event.key === 'Delete' || event.key === 'Backspace';
    if (by === undefined && !isClearing) return;
    event.preventDefault();
    const times = event.shiftKey ? 10 : 1;
    if (by === undefined) onChange(null);
    else choose({ x: shown.x + by.x * times, y: shown.y + by.y * times });
  };
  const crop = frame.crop && turnCrop(frame.crop, rotation);
  return (
    // The marker handles the keyboard.
    <div
      ref={stage}
      className={styles.focusStage}
      role="presentation"
      onClick={(event) => choose(pointAt(event))}
    >
      {children}
      {crop !== null && (
        <span
          className={styles.shownPart}
          style={{
            left: `${crop.left * 100}%`,
            top: `${crop.top * 100}%`,
            width: `${crop.width * 100}%`,
            height: `${crop.height * 100}%`,
          }}
        />
      )}
      <Button
        className={styles.marker}
        data-unset={chosen === null}
        style={{ left: `${shown.x * 100}%`, top: `${shown.y * 100}%` }}
        aria-label={
          chosen === null ? labels.unset : labels.at(Math.round(shown.x * 100), Math.round(shown.y * 100))
        }
        aria-describedby={hintId}
        onPointerDown={press}
        onPointerMove={(event) => {
          if (dragged !== null) setDragged(pointAt(event));
        }}
        onPointerUp={release}
        onPointerCancel={() => setDragged(null)}
        // Neither the click after a drag nor one by the keyboard chooses a point.
        onClick={(event) => event.stopPropagation()}
        onKeyDown={move}
      />
    </div>
  );
}

/** Within the picture, to a tenth of a percent. */
function toFractions({ x, y }: PicturePoint): PicturePoint {
  const toFraction = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
  return { x: toFraction(x), y: toFraction(y) };
}
