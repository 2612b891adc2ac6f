import { getTitle } from '@cae-map/expedition/texts/titles';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { useRef } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { usePlaceSections } from '../../lib/place-sections-context.tsx';
import { PlaceFacts } from './facts/place-facts.tsx';
import { PlaceHeader } from './header/place-header.tsx';
import styles from './place-pane.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

interface PlacePaneProps {
  readonly view: PlaceView;
}

/** Everything about one stop, in reading order. */
export function PlacePane({ view }: PlacePaneProps) {
  const { language } = useLanguage();
  const head = usePlaceSections('head');
  const body = usePlaceSections('body');
  // What is unfolded at one stop is not so at the next; the way there keeps its place, and the keyboard on it.
  const { place_id } = view.place;
  const pane = useRef<HTMLElement>(null);
  useKeptFocus(pane, place_id);
  return (
    <article ref={pane} className={styles.pane} aria-label={getTitle(view.place, language)}>
      <div className={styles.head}>
        {head.map(({ id, Section }) => (
          <Section key={`${id} ${place_id}`} view={view} />
        ))}
      </div>
      <div className={styles.top}>
        <PlaceHeader view={view} />
        <PlaceFacts key={place_id} view={view} />
      </div>
      <div className={styles.content}>
        {body.map(({ id, Section }) => (
          <Section key={`${id} ${place_id}`} view={view} />
        ))}
      </div>
    </article>
  );
}
