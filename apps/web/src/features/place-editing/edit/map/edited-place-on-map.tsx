import type { Position } from '@cae-map/expedition/route/geography';
import { toPosition } from '@cae-map/expedition/route/route';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useEditorPlaces } from '../../../../lib/api/editor-places-query.ts';
import { previewPlaces } from '../../../../lib/api/preview-place.ts';
import { useExpedition } from '../../../../lib/api/use-expedition.ts';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { useEditTools } from '../../../../map/editing/use-edit-tools.ts';
import { useShowRecord } from '../../../../map/editing/use-show-record.ts';
import { useMapCamera, useMapOverlay } from '../../../../map/map-context.tsx';
import type { ScreenPoint } from '../../../../map/camera/screen-geometry.ts';
import type { MapInput } from '../../../../map/pointer/map-input.ts';
import { useMapColorScheme } from '../../../../map/style/use-map-color-scheme.ts';
import { newRecordId } from '../../../../ui/workbench/kind/record-kind.ts';
import { useEditPlace } from '../../../../ui/links/use-edit-place.ts';
import { placeEditingMessages } from '../../messages/index.ts';
import { draftRecord, isChanged } from '../../../../lib/editing/draft.ts';
import { placeDraft, type PlaceDraft } from '../draft/draft-store.ts';
import { findPointAt, readLine, snap, writeLine } from '../line/edit-line.ts';
import type { SplitLeg } from '../line/split-line.ts';
import { useSplitLeg } from '../line/use-split-leg.ts';
import { handleEditInput, type Grab } from './edit-input.ts';
import { editedPlaceOverlay } from './edited-place-overlay.ts';
import { findLegContext, findPositionBefore } from './leg-context.ts';

/** The edited place on the map with its tools; nothing while none is edited. */
export function EditedPlaceOnMap() {
  const draft = placeDraft.useDraft((state) => state.draft);
  return draft && <EditedPlace draft={draft} />;
}

/** The zoom at which a place is shown when its editing begins, of 256-pixel tiles. */
const editZoom = 9;

/** The parts of the place that are being dragged; null where the draft applies. */
interface Dragged {
  readonly position: Position | null;
  readonly line: readonly Position[] | null;
}

const nothingDragged: Dragged = { position: null, line: null };

function EditedPlace({ draft }: { readonly draft: PlaceDraft }) {
  const { messages } = useLanguage(placeEditingMessages);
  const camera = useMapCamera();
  const tool = placeDraft.useDraft((state) => state.tool);
  const expedition = useExpedition();
  const colorScheme = useMapColorScheme();
  const [dragged, setDragged] = useState(nothingDragged);
  const openEditor = useEditPlace();
  const record = useMemo(() => draftRecord(draft), [draft]);
  const context = useMemo(() => findLegContext(expedition, record.place_id), [expedition, record.place_id]);
  const split = useSplitLeg(record);
  const { routejson } = split?.record ?? record;
  const storedLine = useMemo(() => readLine(routejson), [routejson]);
  const position = dragged.position ?? toPosition(record);
  const line = dragged.line ?? storedLine;
  useMapOverlay(
    useMemo(
      () =>
        editedPlaceOverlay(
          { position, from: context.from, line, isLineEdited: tool === 'line' },
          colorScheme,
        ),
      // The position is a new object in each rendering.
      // oxlint-disable-next-line react/exhaustive-deps
      [position?.[0], position?.[1], context, line, tool, colorScheme],
    ),
  );
  usePreview(draft, split);
  const storedPosition = useMemo(() => toPosition(record), [record]);
  const { data: places } = useEditorPlaces();
  const before = useMemo(
    () => (draft.base.place_id === newRecordId ? findPositionBefore(draft.base, places ?? []) : null),
    [draft.base, places],
  );
  useShowRecord(record.place_id, storedPosition ?? before, {
    zoom: editZoom,
    waitsForPosition: draft.base.place_id === newRecordId,
  });

  /** The index of the point of the line at a point of the screen. */
  const findAt = (point: ScreenPoint): number | null =>
    camera === null
      ? null
      : findPointAt(storedLine, point, ([latitude, longitude]) => camera.project({ latitude, longitude }));
  const grab = useRef<Grab | null>(null);
  const handle = useEffectEvent((input: MapInput) =>
    handleEditInput(input, grab, {
      readLine: () => storedLine,
      movePin(moved, isFinished) {
        setDragged(isFinished ? nothingDragged : { position: moved, line: null });
        if (isFinished) placeDraft.edit({ latitude: moved[0], longitude: moved[1] });
      },
      changeLine(changed, isFinished) {
        setDragged(isFinished ? nothingDragged : { position: null, line: changed });
        if (isFinished) placeDraft.edit({ routejson: writeLine(changed) });
      },
      snap: (point) =>
        camera === null
          ? point
          : snap(point, context.snapTargets, ([latitude, longitude]) =>
              camera.project({ latitude, longitude }),
            ),
      isAtPoint: (point) => findAt(point) !== null,
      openPlace: (placeId) => openEditor?.(placeId),
      onPicked: () => placeDraft.chooseTool('select'),
    }),
  );
  useEditTools({
    drafts: placeDraft,
    onInput: (input) => handle(input),
    readAnnouncements: (chosen) =>
      chosen === 'position' ? messages.editing.position : messages.placeEdit.line,
  });
  useRemovalKeys(() => {
    if (camera === null || storedLine.length === 0) return;
    const { x, y, width, height } = camera.freeArea();
    const index = findAt({ x: x + width / 2, y: y + height / 2 }) ?? storedLine.length - 1;
    placeDraft.edit({ routejson: writeLine(storedLine.toSpliced(index, 1)) });
  });
  return null;
}

/** Backspace and Delete on the map remove a point while the line is edited. */
function useRemovalKeys(removePoint: () => void): void {
  const isActive = placeDraft.useDraft((state) => state.tool === 'line');
  const remove = useEffectEvent(removePoint);
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isRemoval = event.key === 'Backspace' || event.key === 'Delete';
      if (!isRemoval || !(event.target instanceof HTMLCanvasElement)) return;
      event.preventDefault();
      remove();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}

/** The delay after which a change is shown on the whole map, in milliseconds. */
const previewDelay = 250;

/** Shows the unsaved place on the map, in its pane and in the journey; not while a new one is being stored, which would be there twice. */
function usePreview(draft: PlaceDraft, split: SplitLeg | null): void {
  const queryClient = useQueryClient();
  const isBeingStored = placeDraft.useDraft((state) => state.isBeingStored);
  useEffect(() => {
    const changed = split === null ? [draftRecord(draft)] : [split.record, split.after];
    const previewed = isChanged(draft) ? changed : [];
    // Immediately, before the stored place is among the loaded ones.
    if (isBeingStored) {
      void previewPlaces(queryClient, []);
      return undefined;
    }
    const timer = setTimeout(() => void previewPlaces(queryClient, previewed), previewDelay);
    return () => clearTimeout(timer);
  }, [draft, split, isBeingStored, queryClient]);
  useEffect(() => () => void previewPlaces(queryClient, []), [queryClient]);
}
