import {
  draggedHeight,
  dragSpeed,
  snapHeight,
  sheetHeights,
  type DragSample,
  type MeasuredHeights,
  type SheetHeight,
} from './sheet-heights.ts';

/** The drag of a sheet. Positions are client coordinates in CSS pixels; times are event timestamps in milliseconds. */
export interface SheetDrag {
  start(sample: DragSample): void;
  move(sample: DragSample): void;
  /** The finger has been lifted: the sheet snaps to a height, which is reported to its owner. */
  end(time: number): void;
}

/**
 * Creates the drag of a sheet. During the drag the height is written only to the style of the element, without rendering;
 * the new height is reported when the sheet snaps.
 */
export function createSheetDrag(sheet: HTMLElement, onSnap: (height: SheetHeight) => void): SheetDrag {
  let drag: { readonly y: number; readonly height: number; readonly measured: MeasuredHeights } | null = null;
  let samples: DragSample[] = [];

  const heightAt = ({ y, height }: NonNullable<typeof drag>): number => height + y - (samples.at(-1)?.y ?? y);

  return {
    start(sample) {
      const { height } = sheet.getBoundingClientRect();
      sheet.dataset.dragging = 'true';
      drag = { y: sample.y, height, measured: measureHeights(sheet) };
      samples = [sample];
      sheet.style.height = `${height}px`;
    },
    move(sample) {
      if (drag === null) return;
      samples.push(sample);
      sheet.style.height = `${draggedHeight(heightAt(drag), drag.measured)}px`;
    },
    end(time) {
      if (drag === null) return;
      const snapped = snapHeight(heightAt(drag), dragSpeed(samples, time), drag.measured);
      drag = null;
      delete sheet.dataset.dragging;
      sheet.style.height = '';
      onSnap(snapped);
    },
  };
}

/** Measures the heights, which the style sheet defines, on the sheet. */
function measureHeights(sheet: HTMLElement): MeasuredHeights {
  const measured = { low: 0, half: 0, full: 0 };
  for (const height of sheetHeights) {
    sheet.style.height = `var(--sheet-${height})`;
    measured[height] = sheet.getBoundingClientRect().height;
  }
  return measured;
}
