import { useLanguage } from '../../lib/language/language-context.tsx';
import { useCamera } from '../../map/camera/use-camera.ts';
import { findScaleLength } from './scale-length.ts';
import styles from './scale-bar.module.css';

/** The maximum width of the bar in CSS pixels. */
const maxWidth = 84;

/** The scale bar at the centre of the map, in metres or kilometres. */
export function ScaleBar() {
  const { messages } = useLanguage();
  const metres = useCamera(({ latitude, zoom }) => findScaleLength(latitude, zoom, maxWidth).metres);
  const width = useCamera(({ latitude, zoom }) =>
    Math.round(findScaleLength(latitude, zoom, maxWidth).width),
  );
  const { kilometres: formatKilometres, metres: formatMetres } = messages.map.walker;
  const text = metres >= 1000 ? formatKilometres(String(metres / 1000)) : formatMetres(String(metres));
  return (
    <p className={styles.scale} title={messages.map.scale}>
      {/* A drawing of constant size: a new scale moves nothing on the page. */}
      <svg className={styles.bar} width={maxWidth} height={6} fill="none" aria-hidden="true">
        <path d={`M${maxWidth - width + 0.75} 0v4.25h${width - 1.5}V0`} />
      </svg>
      <span className={styles.length}>{text}</span>
    </p>
  );
}
