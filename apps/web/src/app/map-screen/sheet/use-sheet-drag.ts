import { useEffect, useEffectEvent, type RefObject } from 'react';
import { dragByContent } from './drag-by-content.ts';
import { dragByHead } from './drag-by-head.ts';
import { createSheetDrag } from './sheet-drag.ts';
import type { SheetHeight } from './sheet-heights.ts';

interface SheetDragOptions {
  readonly sheet: RefObject<HTMLElement | null>;
  /** The handle with what stands beside it. */
  readonly head: RefObject<HTMLElement | null>;
  /** What scrolls. */
  readonly content: RefObject<HTMLElement | null>;
  /** A desktop's panel is not dragged. */
  readonly isDraggable: boolean;
  readonly height: SheetHeight;
  readonly onHeightChange: (height: SheetHeight) => void;
}

/** Lets the sheet be dragged by its head, and by its content where that has nothing to scroll in the direction. */
export function useSheetDrag(options: SheetDragOptions): void {
  const { sheet, head, content, isDraggable } = options;
  const onRest = useEffectEvent((height: SheetHeight) => options.onHeightChange(height));
  const heightNow = useEffectEvent(() => options.height);
  useEffect(() => {
    const elements = [sheet.current, head.current, content.current] as const;
    const [sheetElement, headElement, contentElement] = elements;
    if (!isDraggable || !sheetElement || !headElement || !contentElement) return undefined;
    const drag = createSheetDrag(sheetElement, (height) => onRest(height));
    const leaveHead = dragByHead(headElement, drag);
    const leaveContent = dragByContent(contentElement, drag, () => heightNow());
    return () => {
      leaveHead();
      leaveContent();
    };
  }, [sheet, head, content, isDraggable]);
}
