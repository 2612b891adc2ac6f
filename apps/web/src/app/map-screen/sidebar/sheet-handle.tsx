import { useLanguage } from '../../../lib/language/language-context.tsx';
import { heightForKey, nextHeight, sheetHeights, type SheetHeight } from '../sheet/sheet-heights.ts';
import styles from './sheet-head.module.css';

interface SheetHandleProps {
  readonly height: SheetHeight;
  readonly onHeightChange: (height: SheetHeight) => void;
}

/** The handle of the sheet on a phone: it is dragged, moved with the arrow keys, or pressed for the next height. */
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
      onClick={() => onHeightChange(nextHeight(height))}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
        const requested = requestedHeight(event.code, height);
        if (requested === null) return;
        event.preventDefault();
        onHeightChange(requested);
      }}
    >
      <span />
    </div>
  );
}

function requestedHeight(code: string, height: SheetHeight): SheetHeight | null {
  return code === 'Enter' || code === 'Space' ? nextHeight(height) : heightForKey(code, height);
}
