import { useEffect, useEffectEvent, type RefObject } from 'react';
import { makeContentDraggable } from './draggable-content.ts';
import { makeHeadDraggable } from './draggable-head.ts';
import { createSheetDrag } from './sheet-drag.ts';
import type { SheetHeight } from './sheet-heights.ts';

interface SheetDragOptions {
  readonly sheet: RefObject<HTMLElement | null>;
  /** The row of the handle. */
  readonly head: RefObject<HTMLElement | null>;
  /** The scroll container. */
  readonly content: RefObject<HTMLElement | null>;
  /** False for the panel on a desktop. */
  readonly isDraggable: boolean;
  readonly height: SheetHeight;
  readonly onHeightChange: (height: SheetHeight) => void;
}

/** Makes the sheet draggable by its head, and by its content where the content cannot scroll in that direction. */
export function useSheetDrag(options: SheetDragOptions): void {
  const { sheet, head, content, isDraggable } = options;
  const onSnap = useEffectEvent((height: SheetHeight) => options.onHeightChange(height));
  const heightNow = useEffectEvent(() => options.height);
  useEffect(() => {
    const elements = [sheet.current, head.current, content.current] as const;
    const [sheetElement, headElement, contentElement] = elements;
    if (!isDraggable || !sheetElement || !headElement || !contentElement) return undefined;
    const drag = createSheetDrag(sheetElement, (height) => onSnap(height));
    const releaseHead = makeHeadDraggable(headElement, drag);
    const releaseContent = makeContentDraggable(contentElement, drag, () => heightNow());
    return () => {
      releaseHead();
      releaseContent();
    };
  }, [sheet, head, content, isDraggable]);
}
