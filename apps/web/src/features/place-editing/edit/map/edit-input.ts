import type { Position } from '@cae-map/expedition/route/geography';
import type { ScreenPoint } from '../../../../map/camera/screen-geometry.ts';
import type { MapInput, MapInputResponse } from '../../../../map/pointer/map-input.ts';
import type { EditTool } from '../../../../lib/editing/create-draft-store.ts';
import { placeDraft } from '../draft/draft-store.ts';
import { roundPosition } from '../../../../lib/editing/round-position.ts';
import { readGrabbedPart, type GrabbedPart } from './edited-place-overlay.ts';

/** What the inputs on the map change. */
export interface EditInputActions {
  readonly readLine: () => readonly Position[];
  /** @param isFinished whether the drag has ended, so that everything else is updated */
  readonly movePin: (position: Position, isFinished: boolean) => void;
  readonly changeLine: (line: readonly Position[], isFinished: boolean) => void;
  readonly snap: (position: Position) => Position;
  /** Whether a point of the line is at a point of the screen, also beside the symbol of the point. */
  readonly isAtPoint: (point: ScreenPoint) => boolean;
  readonly openPlace: (placeId: number) => void;
  /** Called when the position was set by a click. */
  readonly onPicked: () => void;
}

/** What is being dragged, from the press to the end of the drag. */
export interface Grab {
  readonly part: GrabbedPart;
  /** The line with the changes of the drag. */
  readonly line: readonly Position[];
}

/** Keeps the grab between two inputs: what the inputs change renders the editor anew. */
export interface GrabStore {
  current: Grab | null;
}

/** Handles an input on the map while a place is edited: dragging the pin and the points, and clicks according to the tool. */
export function handleEditInput(
  input: MapInput,
  store: GrabStore,
  actions: EditInputActions,
): MapInputResponse {
  const part = input.feature === null ? null : readGrabbedPart(input.feature);
  const { tool } = placeDraft.store.getState();
  const position = roundPosition([input.position.latitude, input.position.longitude]);
  switch (input.kind) {
    case 'press':
      store.current = grab(part, tool, actions.readLine());
      return store.current === null ? undefined : 'captured';
    case 'drag':
      if (store.current !== null) store.current = drag(store.current, position, actions);
      return undefined;
    case 'drag-end':
      if (store.current?.part.kind === 'pin') actions.movePin(position, true);
      if (store.current?.part.kind === 'point') actions.changeLine(store.current.line, true);
      store.current = null;
      return undefined;
    case 'click':
      click(input, { part, tool, position }, actions);
      return undefined;
  }
}

function grab(part: GrabbedPart | null, tool: EditTool, line: readonly Position[]): Grab | null {
  if (part === null) return null;
  const isLinePart = part.kind === 'point' || part.kind === 'segment';
  return isLinePart && tool !== 'line' ? null : { part, line };
}

function drag({ part, line }: Grab, position: Position, actions: EditInputActions): Grab {
  if (part.kind === 'pin') {
    actions.movePin(position, false);
    return { part, line };
  }
  const dragged =
    part.kind === 'segment'
      ? line.toSpliced(part.index, 0, position)
      : line.with(part.index, actions.snap(position));
  actions.changeLine(dragged, false);
  return { part: { kind: 'point', index: part.index }, line: dragged };
}

interface Click {
  readonly part: GrabbedPart | null;
  readonly tool: EditTool;
  readonly position: Position;
}

function click(
  { feature, point }: MapInput,
  { part, tool, position }: Click,
  actions: EditInputActions,
): void {
  if (tool === 'position') {
    actions.movePin(position, true);
    actions.onPicked();
  } else if (tool === 'line') {
    const line = actions.readLine();
    if (part?.kind === 'point') {
      actions.changeLine(line.toSpliced(part.index, 1), true);
    } else if (part?.kind !== 'pin' && !(part === null && actions.isAtPoint(point))) {
      const index = part?.kind === 'segment' ? part.index : line.length;
      actions.changeLine(line.toSpliced(index, 0, actions.snap(position)), true);
    }
  } else {
    const placeId = feature?.properties.place_id;
    if (typeof placeId === 'number') actions.openPlace(placeId);
  }
}
