import type { Position } from '@cae-map/expedition/route/geography';
import type { MapInput, MapInputResponse } from '../../../../map/pointer/map-input.ts';
import { placeDraft, type EditTool } from '../draft/draft-store.ts';
import { roundPosition } from '../../../../lib/editing/round-position.ts';
import { readGrabbedPart, type GrabbedPart } from './edited-place-overlay.ts';

/** What the inputs on the map change. */
export interface EditInputActions {
  readonly readLine: () => readonly Position[];
  /** @param isFinished whether the drag has ended, so that everything else is updated */
  readonly movePin: (position: Position, isFinished: boolean) => void;
  readonly changeLine: (line: readonly Position[], isFinished: boolean) => void;
  readonly snap: (position: Position) => Position;
  readonly openPlace: (placeId: number) => void;
  /** Called when the position was set by a click. */
  readonly onPicked: () => void;
}

/** Handles the inputs on the map while a place is edited: dragging the pin and the points, and clicks according to the tool. */
export function createEditInput(actions: EditInputActions): (input: MapInput) => MapInputResponse {
  let grabbed: GrabbedPart | null = null;
  let dragged: readonly Position[] = [];

  const press = (part: GrabbedPart | null, tool: EditTool): MapInputResponse => {
    const isLinePart = part?.kind === 'point' || part?.kind === 'segment';
    grabbed = isLinePart && tool !== 'line' ? null : part;
    dragged = actions.readLine();
    return grabbed === null ? undefined : 'captured';
  };

  const drag = (position: Position): void => {
    if (grabbed === null) return;
    if (grabbed.kind === 'pin') return actions.movePin(position, false);
    if (grabbed.kind === 'segment') {
      dragged = dragged.toSpliced(grabbed.index, 0, position);
      grabbed = { kind: 'point', index: grabbed.index };
    } else dragged = dragged.with(grabbed.index, actions.snap(position));
    return actions.changeLine(dragged, false);
  };

  const endDrag = (position: Position): void => {
    if (grabbed?.kind === 'pin') actions.movePin(position, true);
    if (grabbed?.kind === 'point') actions.changeLine(dragged, true);
    grabbed = null;
  };

  const click = (input: MapInput, part: GrabbedPart | null, tool: EditTool, position: Position): void => {
    if (tool === 'position') {
      actions.movePin(position, true);
      actions.onPicked();
    } else if (tool === 'line') {
      const line = actions.readLine();
      if (part?.kind === 'point') {
        actions.changeLine(line.toSpliced(part.index, 1), true);
      } else if (part?.kind !== 'pin') {
        const index = part?.kind === 'segment' ? part.index : line.length;
        actions.changeLine(line.toSpliced(index, 0, actions.snap(position)), true);
      }
    } else {
      const placeId = input.feature?.properties.place_id;
      if (typeof placeId === 'number') actions.openPlace(placeId);
    }
  };

  return (input) => {
    const part = input.feature === null ? null : readGrabbedPart(input.feature);
    const { tool } = placeDraft.store.getState();
    const position = roundPosition([input.position.latitude, input.position.longitude]);
    if (input.kind === 'press') return press(part, tool);
    if (input.kind === 'drag') drag(position);
    else if (input.kind === 'drag-end') endDrag(position);
    else click(input, part, tool, position);
    return undefined;
  };
}
