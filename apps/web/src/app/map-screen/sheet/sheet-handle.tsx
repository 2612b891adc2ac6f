import { useLanguage } from '../../../lib/language/language-context.tsx';
import { heightOfKey, nextInTurn, sheetHeights, type SheetHeight } from './sheet-heights.ts';
import styles from '../sidebar/sheet-head.module.css';

interface SheetHandleProps {
  readonly height: SheetHeight;
  readonly onHeightChange: (height: SheetHeight) => void;
}

/** The handle of a phone's sheet: dragged by a finger, moved by the arrow keys, pressed for the next height. */
export function SheetHandle({ height, onHeightChange }: SheetHandleProps) {
  const { messages } = useLanguage();
  const { handle, heights } = messages.map.sheets;
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.handle}
      aria-label={handle}
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={sheetHeights.length}
      aria-valuenow={sheetHeights.indexOf(height) + 1}
      aria-valuetext={heights[height]}
      onClick={() => onHeightChange(nextInTurn(height))}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
        const asked = askedHeight(event.code, height);
        if (asked === null) return;
        event.preventDefault();
        onHeightChange(asked);
      }}
    >
      <span />
    </div>
  );
}

function askedHeight(code: string, height: SheetHeight): SheetHeight | null {
  return code === 'Enter' || code === 'Space' ? nextInTurn(height) : heightOfKey(code, height);
}
