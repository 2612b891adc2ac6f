import {
  draggedHeight,
  dragSpeed,
  restingHeight,
  sheetHeights,
  type DragSample,
  type MeasuredHeights,
  type SheetHeight,
} from './sheet-heights.ts';

/** A sheet under a finger. Positions are client coordinates in CSS pixels, times are those of events in milliseconds. */
export interface SheetDrag {
  start(sample: DragSample): void;
  move(sample: DragSample): void;
  /** The finger has left: the sheet comes to rest, and its owner is told where. */
  end(time: number): void;
}

/**
 * Lets a sheet follow a finger. While it is dragged its height is written to the element and nowhere else: nothing is
 * rendered, and the map under it learns of the new height only when the sheet comes to rest.
 */
export function createSheetDrag(sheet: HTMLElement, onRest: (height: SheetHeight) => void): SheetDrag {
  let grip: { readonly y: number; readonly height: number; readonly measured: MeasuredHeights } | null = null;
  let samples: DragSample[] = [];

  const heightAt = ({ y, height }: NonNullable<typeof grip>): number => height + y - (samples.at(-1)?.y ?? y);

  return {
    start(sample) {
      const { height } = sheet.getBoundingClientRect();
      sheet.dataset.dragging = 'true';
      grip = { y: sample.y, height, measured: measureHeights(sheet) };
      samples = [sample];
      sheet.style.height = `${height}px`;
    },
    move(sample) {
      if (grip === null) return;
      samples.push(sample);
      sheet.style.height = `${draggedHeight(heightAt(grip), grip.measured)}px`;
    },
    end(time) {
      if (grip === null) return;
      const rest = restingHeight(heightAt(grip), dragSpeed(samples, time), grip.measured);
      grip = null;
      delete sheet.dataset.dragging;
      sheet.style.height = '';
      onRest(rest);
    },
  };
}

/** The heights are those of the style sheet, so they are measured on the sheet itself. */
function measureHeights(sheet: HTMLElement): MeasuredHeights {
  const measured = { low: 0, half: 0, full: 0 };
  for (const height of sheetHeights) {
    sheet.style.height = `var(--sheet-${height})`;
    measured[height] = sheet.getBoundingClientRect().height;
  }
  return measured;
}
