import { titleOf } from '@cae-map/expedition/titles';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { usePlaceSections } from '../../lib/place-sections-context.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceHeader } from './place-header.tsx';
import styles from './place-pane.module.css';

interface PlacePaneProps {
  readonly view: PlaceView;
}

/** Everything about one stop, in reading order. */
export function PlacePane({ view }: PlacePaneProps) {
  const { language } = useLanguage();
  const head = usePlaceSections('head');
  const body = usePlaceSections('body');
  return (
    <article className={styles.pane} aria-label={titleOf(view.place, language)}>
      <div className={styles.head}>
        {head.map(({ id, Section }) => (
          <Section key={id} view={view} />
        ))}
      </div>
      <div className={styles.top}>
        <PlaceHeader view={view} />
        <PlaceFacts view={view} />
      </div>
      <div className={styles.content}>
        {body.map(({ id, Section }) => (
          <Section key={id} view={view} />
        ))}
      </div>
    </article>
  );
}
