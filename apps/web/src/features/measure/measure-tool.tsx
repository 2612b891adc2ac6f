import {
  addPoint,
  emptyLine,
  movePoint,
  removeLastPoint,
  type MeasuredLine,
} from '@cae-map/expedition/measure/measured-line';
import type { Position } from '@cae-map/expedition/route/geography';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { cameraStore } from '../../map/camera/camera-store.ts';
import type { MapPosition } from '../../map/camera/camera.ts';
import { useMapOverlay } from '../../map/map-context.tsx';
import { enterMapMode } from '../../map/mode/map-mode.ts';
import type { MapInput, MapInputResponse } from '../../map/pointer/map-input.ts';
import { useColorScheme } from '../../map/style/use-color-scheme.ts';
import { measureOverlay, pointIndex } from './measure-overlay.ts';
import { MeasurePanel } from './measure-panel.tsx';
import { measureSwitch } from './measure-switch.ts';
import { measureMessages } from './messages/index.ts';

/** Measures the line through the points that the visitor places: a click adds one, and a drag moves one. */
export function MeasureTool() {
  const { messages } = useLanguage(measureMessages);
  const colorScheme = useColorScheme();
  const [line, setLine] = useState<MeasuredLine>(emptyLine);
  useMeasureMode(setLine, messages.measure.announcements);
  useUndoKey(() => setLine(removeLastPoint));
  useMapOverlay(useMemo(() => measureOverlay(line, colorScheme), [line, colorScheme]));
  return (
    <MeasurePanel
      line={line}
      onAddCentre={() => setLine((before) => addPoint(before, toPosition(cameraStore.getState())))}
      onUndo={() => setLine(removeLastPoint)}
      onClear={() => setLine(emptyLine)}
      onClose={() => measureSwitch.set(false)}
    />
  );
}

type ChangeLine = (change: (line: MeasuredLine) => MeasuredLine) => void;

/** Enters the mode while mounted; when the mode ends otherwise, such as by Escape, the tool is closed. */
function useMeasureMode(
  changeLine: ChangeLine,
  announcements: { readonly started: string; readonly ended: string },
): void {
  const dragged = useRef<number | null>(null);
  const readAnnouncements = useEffectEvent(() => announcements);
  useEffect(() => {
    const onInput = ({ kind, feature, position }: MapInput): MapInputResponse => {
      const index = feature === null ? null : pointIndex(feature);
      if (kind === 'press') {
        dragged.current = index;
        return index === null ? undefined : 'captured';
      }
      if (kind === 'click' && index === null) changeLine((line) => addPoint(line, toPosition(position)));
      const moved = dragged.current;
      if (kind === 'drag' && moved !== null)
        changeLine((line) => movePoint(line, moved, toPosition(position)));
      return undefined;
    };
    return enterMapMode({
      mode: 'measure',
      onInput,
      onEnd: () => measureSwitch.set(false),
      announcements: readAnnouncements(),
    });
  }, [changeLine]);
}

/** Backspace and Delete on the map remove the last point. */
function useUndoKey(onUndo: () => void): void {
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.target instanceof HTMLCanvasElement)) return;
      if (event.key !== 'Backspace' && event.key !== 'Delete') return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function toPosition({ latitude, longitude }: MapPosition): Position {
  return [latitude, longitude];
}
