import {
  addPoint,
  emptyLine,
  insertPoint,
  movePoint,
  removeLastPoint,
  type MeasuredLine,
} from '@cae-map/expedition/measure/measured-line';
import type { Position } from '@cae-map/expedition/route/geography';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { cameraStore } from '../../map/camera/camera-store.ts';
import type { MapPosition } from '../../map/camera/camera.ts';
import { enterMapMode, type MapModeAnnouncements } from '../../map/mode/map-mode.ts';
import type { MapInput, MapInputResponse } from '../../map/pointer/map-input.ts';
import {
  continueEdit,
  editLine,
  forgetLine,
  lineStore,
  redoEdit,
  undoEdit,
  useIsPaneOpen,
  useLine,
} from './line-store.ts';
import { LineOnMap } from './line-on-map.tsx';
import { pointIndex, segmentIndex } from './measure-overlay.ts';
import { MeasurePanel } from './measure-panel.tsx';
import { measureSwitch } from './measure-switch.ts';
import { measureMessages } from './messages/index.ts';

/**
 * Measures the line through the points that the visitor places: a click adds one, a drag moves one, and a drag of a segment inserts
 * one. The line ends with the tool unless the researchers' pane shows it.
 */
export function MeasureTool() {
  const { messages } = useLanguage(measureMessages);
  const line = useLine();
  const isPaneOpen = useIsPaneOpen();
  useMeasureMode(messages.measure.announcements);
  useLineKeys();
  useEffect(
    () => () => {
      if (!lineStore.getState().isPaneOpen) forgetLine();
    },
    [],
  );
  return (
    <>
      {/* The pane draws the line itself. */}
      {!isPaneOpen && <LineOnMap />}
      <MeasurePanel
        line={line}
        onAddCentre={() => editLine((before) => addPoint(before, toPosition(cameraStore.getState())))}
        onUndo={() => editLine(removeLastPoint)}
        onClear={() => editLine(clear)}
        onClose={() => measureSwitch.set(false)}
      />
    </>
  );
}

const clear = (line: MeasuredLine): MeasuredLine => (line.points.length === 0 ? line : emptyLine);

/** Enters the mode while mounted; when the mode ends otherwise, such as by Escape, the tool is closed. */
function useMeasureMode(announcements: MapModeAnnouncements): void {
  const readAnnouncements = useEffectEvent(() => announcements);
  useEffect(
    () =>
      enterMapMode({
        mode: 'measure',
        onInput: lineInput(),
        onEnd: () => measureSwitch.set(false),
        announcements: readAnnouncements(),
      }),
    [],
  );
}

/** Handles the inputs on the map. */
function lineInput(): (input: MapInput) => MapInputResponse {
  let grabbed: { readonly index: number; readonly isNew: boolean } | null = null;
  let hasMoved = false;
  return ({ kind, feature, position }) => {
    const index = feature === null ? null : pointIndex(feature);
    const segment = feature === null ? null : segmentIndex(feature);
    const point = toPosition(position);
    switch (kind) {
      case 'press':
        hasMoved = false;
        grabbed =
          index === null
            ? segment === null
              ? null
              : { index: segment, isNew: true }
            : { index, isNew: false };
        return grabbed === null ? undefined : 'captured';
      case 'drag': {
        if (grabbed === null) return undefined;
        const { index: at, isNew } = grabbed;
        const move = (line: MeasuredLine) => movePoint(line, at, point);
        // The first step of a drag can be undone, and the others belong to it.
        if (hasMoved) continueEdit(move);
        else editLine(isNew ? (line) => insertPoint(line, at, point) : move);
        hasMoved = true;
        return undefined;
      }
      case 'click':
        if (index !== null) return undefined;
        // A click on a segment inserts a point there; any other click adds one at the end.
        editLine((line) => (segment === null ? addPoint(line, point) : insertPoint(line, segment, point)));
        return undefined;
      case 'drag-end':
        return undefined;
    }
  };
}

/** Backspace and Delete on the map remove the last point; Ctrl+Z and Ctrl+Shift+Z undo and redo. */
function useLineKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.target instanceof HTMLCanvasElement)) return;
      const isRemoval = event.key === 'Backspace' || event.key === 'Delete';
      if (!isRemoval && !isUndoKey(event)) return;
      event.preventDefault();
      if (isRemoval) editLine(removeLastPoint);
      else if (event.shiftKey) redoEdit();
      else undoEdit();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether a key event is Ctrl+Z or Cmd+Z, with or without Shift, on any keyboard layout. */
function isUndoKey({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return code === 'KeyZ' && (ctrlKey || metaKey) && !altKey;
}

function toPosition({ latitude, longitude }: MapPosition): Position {
  return [latitude, longitude];
}
