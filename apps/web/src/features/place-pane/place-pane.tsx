import { titleOf } from '@cae-map/expedition/titles';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { Chronicle } from './chronicle.tsx';
import { LeadPicture } from './lead-picture.tsx';
import { PictureGroups } from './picture-groups.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceHeader } from './place-header.tsx';
import { PlaceNotes } from './place-notes.tsx';
import { PlaceSources } from './place-sources.tsx';
import styles from './place-pane.module.css';
import type { TextsState } from './use-place-view.ts';

interface PlacePaneProps {
  readonly view: PlaceView;
  readonly texts: TextsState;
}

/** Everything about one stop, in reading order. */
export function PlacePane({ view, texts }: PlacePaneProps) {
  const { language } = useLanguage();
  return (
    <article className={styles.pane} aria-label={titleOf(view.place, language)}>
      <LeadPicture view={view} />
      <div className={styles.content}>
        <PlaceHeader view={view} />
        <PlaceFacts view={view} />
        <PlaceNotes place={view.place} />
        <Chronicle books={view.books} texts={texts} />
        <PictureGroups groups={view.imageGroups} />
        <PlaceSources view={view} />
      </div>
    </article>
  );
}
