import { getTitle } from '@cae-map/expedition/texts/titles';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { useRef } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { PlaceFacts } from './facts/place-facts.tsx';
import { PlaceHeader } from './header/place-header.tsx';
import { usePlaceSections } from '../../lib/manifest/place-sections-context.tsx';
import styles from './place-pane.module.css';
import { useRestoreFocus } from './use-restore-focus.ts';

interface PlacePaneProps {
  readonly view: PlaceView;
}

/** The pane of a stop with its header, facts and sections. */
export function PlacePane({ view }: PlacePaneProps) {
  const { language } = useLanguage();
  const head = usePlaceSections('head');
  const body = usePlaceSections('body');
  // The key resets expanded texts at the next stop. The header has no key, so that its links keep the focus.
  const { place_id } = view.place;
  const pane = useRef<HTMLElement>(null);
  useRestoreFocus(pane, place_id);
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
