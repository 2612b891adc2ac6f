import { lineToGeoJson } from '@cae-map/expedition/measure/line-geojson';
import type { MeasuredLine } from '@cae-map/expedition/measure/measured-line';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useCopy } from '../../../lib/notices/use-copy.ts';
import { measureMessages } from '../messages/index.ts';
import { lineToText } from './line-to-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './measure-tab.module.css';

/** The buttons that copy the line as text and as GeoJSON. */
export function CopyButtons({ line }: { readonly line: MeasuredLine }) {
  const { language, messages } = useLanguage(measureMessages);
  const { pane } = messages.measure;
  const copy = useCopy();
  return (
    <div className={styles.tools}>
      <Button
        className={styles.button}
        onClick={() => void copy(lineToText(line, { language, messages }), pane.textCopied)}
      >
        {pane.copyText}
      </Button>
      <Button
        className={styles.button}
        onClick={() => void copy(JSON.stringify(lineToGeoJson(line), null, 2), pane.geoJsonCopied)}
      >
        {pane.copyGeoJson}
      </Button>
    </div>
  );
}
