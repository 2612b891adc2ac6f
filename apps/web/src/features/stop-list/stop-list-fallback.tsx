import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './stop-list-fallback.module.css';
import { useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import { StopList } from './stop-list.tsx';
import { useListedStops } from './use-listed-stops.ts';

/** The list of stops with a message, for browsers that cannot render the map. */
export function StopListFallback() {
  const { messages } = useLanguage();
  const selectedId = useSelectedPlaceId();
  const stops = useListedStops();
  return (
    <section className={styles.list} aria-label={messages.stopList.title}>
      <div role="alert" className={styles.message}>
        <h2>{messages.map.unavailable}</h2>
        <p>{messages.map.unavailableHint}</p>
      </div>
      <StopList stops={stops} selectedId={selectedId} inView={null} />
    </section>
  );
}
