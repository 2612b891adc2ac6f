import {
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DndContextProps,
  type DragMoveEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { findMoveTarget } from '../../../lib/lists/move-target.ts';
import type { ListView } from '../../../lib/lists/list-store.ts';
import type { ListActions } from './list-actions.ts';
import { recordListMessages } from './messages/index.ts';
import type { TileSize } from './tile-layout.ts';
import { chosenWith } from './use-list-keys.ts';

/** A row that is being moved. */
export interface ListDrag {
  readonly id: number;
  readonly fromIndex: number;
  /** The index at which it would be dropped. */
  readonly overIndex: number;
}

interface ListDragOptions {
  readonly store: ListView;
  readonly order: readonly number[];
  readonly tiles: TileSize;
  readonly move: ListActions['move'];
  readonly nameOf: (id: number) => string;
}

/** The distance after which a pressed handle is dragged, in pixels. */
const dragDistance = 3;

/** The keys that move a row that the keyboard has picked up, as columns and rows. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

/**
 * Moves the rows or tiles of a list by dragging a handle with the pointer, or the active one with the keyboard: Ctrl with Enter picks it up.
 * Screen readers announce each step.
 */
export function useListDrag({ store, order, tiles, move, nameOf }: ListDragOptions) {
  const { messages } = useLanguage(recordListMessages);
  const labels = messages.recordList.moving;
  const [drag, setDrag] = useState<ListDrag | null>(null);
  /** The state as the events of one gesture see it, which follow each other faster than renderings. */
  const current = useRef<ListDrag | null>(null);
  const [activators] = useState(() => new Map<number, (event: KeyboardEvent) => void>());
  const update = (next: ListDrag | null): void => {
    current.current = next;
    setDrag(next);
  };

  const coordinateGetter: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y } }) => {
    const step = steps[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    // Left and Right are steps of a single column, too.
    const [columns, rows] = tiles.columns === 1 ? [0, step[0] + step[1]] : step;
    return { x: x + columns * tiles.tileWidth, y: y + rows * tiles.rowHeight };
  };

  const overIndex = (from: number, { delta }: DragMoveEvent): number => {
    const rows = Math.round(delta.y / tiles.rowHeight);
    const columns = tiles.columns === 1 ? 0 : Math.round(delta.x / tiles.tileWidth);
    return Math.min(order.length - 1, Math.max(0, from + rows * tiles.columns + columns));
  };

  const drop = ({ id, fromIndex, overIndex: to }: ListDrag): void => {
    if (to === fromIndex) return;
    const ids = chosenWith(store, id, order);
    const isDown = to > fromIndex;
    const target = findMoveTarget(order, new Set(ids), isDown ? to + 1 : to, isDown ? 'down' : 'up');
    if (target !== null) move?.(ids, target);
  };

  const announce = (
    text: (name: string, position: number, count: number) => string,
    id: number | string,
  ): string => text(nameOf(Number(id)), (current.current?.overIndex ?? 0) + 1, order.length);
  const announced = useRef(-1);
  const announcements: Announcements = {
    onDragStart: ({ active }) => announce(labels.pickedUp, active.id),
    onDragMove: ({ active }) => {
      const index = current.current?.overIndex ?? -1;
      if (index === announced.current) return undefined;
      announced.current = index;
      return announce(labels.movedTo, active.id);
    },
    onDragOver: () => undefined,
    onDragEnd: ({ active }) => labels.dropped(nameOf(Number(active.id)), announced.current + 1, order.length),
    onDragCancel: ({ active }) => labels.cancelled(nameOf(Number(active.id))),
  };

  const context: DndContextProps = {
    sensors: useSensors(
      useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }),
      useSensor(KeyboardSensor, { coordinateGetter }),
    ),
    accessibility: { announcements, screenReaderInstructions: { draggable: labels.help } },
    onDragStart({ active }) {
      const fromIndex = order.indexOf(Number(active.id));
      announced.current = fromIndex;
      update({ id: Number(active.id), fromIndex, overIndex: fromIndex });
    },
    onDragMove(event) {
      const before = current.current;
      if (before === null) return;
      const index = overIndex(before.fromIndex, event);
      if (index !== before.overIndex) update({ ...before, overIndex: index });
    },
    onDragEnd() {
      const dropped = current.current;
      if (dropped !== null) drop(dropped);
      update(null);
    },
    onDragCancel: () => update(null),
  };

  return {
    drag,
    context,
    activators,
    /** Handles the key that picks the active row up, and all keys while it is moved. @returns whether the list must ignore the key */
    onKeyDown(event: KeyboardEvent): boolean {
      if (current.current !== null) return true;
      const { activeId } = store.read().selection;
      const isPickUp = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isPickUp || activeId === null || move === null) return false;
      activators.get(activeId)?.(event);
      return true;
    },
  };
}
