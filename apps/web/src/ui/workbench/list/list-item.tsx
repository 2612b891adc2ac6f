import { useDraggable } from '@dnd-kit/core';
import {
  createContext,
  use,
  useEffect,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

/** The handlers of the handle of a row, for the pointer. */
export type HandleProps = Pick<ComponentProps<'span'>, 'onPointerDown'>;

/** The functions with which the keyboard picks the rows up, by their ids. */
export const DragActivators = createContext<Map<number, (event: KeyboardEvent) => void>>(new Map());

/** What the list sets of the element of a row or tile. */
export interface ListItemAttributes {
  readonly recordId: number;
  readonly canMove: boolean;
  readonly id: string;
  readonly role: 'row' | 'option';
  readonly tabIndex: number | undefined;
  readonly style: CSSProperties;
  readonly 'aria-selected': boolean;
  readonly 'aria-rowindex'?: number;
  readonly 'aria-posinset'?: number;
  readonly 'aria-setsize'?: number;
  readonly 'data-active': boolean;
  readonly 'data-dragged': boolean;
  readonly 'data-drop': 'before' | 'after' | undefined;
}

interface ListItemProps
  extends
    ListItemAttributes,
    Pick<ComponentProps<'div'>, 'className' | 'aria-label' | 'onClick' | 'onPointerEnter'> {
  readonly children: (handle: HandleProps | null) => ReactNode;
}

interface DragListeners extends HandleProps {
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** The element of a row or tile, which is dragged by a handle within it. */
export function ListItem({ recordId, canMove, children, ...attributes }: ListItemProps) {
  const { setNodeRef, listeners } = useDraggable({ id: recordId, disabled: !canMove });
  const activators = use(DragActivators);
  const { onPointerDown, onKeyDown }: DragListeners = listeners ?? {};
  useEffect(() => {
    if (onKeyDown === undefined) return undefined;
    activators.set(recordId, onKeyDown);
    return () => void activators.delete(recordId);
  }, [activators, recordId, onKeyDown]);
  return (
    <div {...attributes} ref={setNodeRef}>
      {children(canMove && onPointerDown !== undefined ? { onPointerDown } : null)}
    </div>
  );
}
