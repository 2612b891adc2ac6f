import { IconCopy } from '@tabler/icons-react';
import { accuracyBars } from '@cae-map/expedition/places/accuracy';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { toPosition } from '@cae-map/expedition/route/route';
import { textsIn, type TextInLanguages } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import type { PlaceSectionProps } from '../../../lib/manifest/place-section.ts';
import { useCopyCoordinates } from '../../../lib/notices/use-copy.ts';
import { AccuracyBars } from '../../../ui/icons/accuracy-bars.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import paneStyles from '../../../ui/layout/pane-section.module.css';
import { Texts } from '../../../ui/language/both-languages.tsx';
import styles from './place-sources.module.css';
import { researchNote } from './research-note.ts';

/** The sources of the position, the notes about the line and the tasks for travellers. */
export function PlaceSources({ view: { place } }: PlaceSectionProps) {
  const { messages } = useLanguage();
  const bars = accuracyBars(place.accuracy_level);
  return (
    <section id="sources" tabIndex={-1} className={paneStyles.section}>
      <h2 className={paneStyles.heading}>{messages.place.sources}</h2>
      <div className={styles.panel}>
        <p className={styles.position}>
          <AccuracyBars bars={bars} />
          <span>{messages.accuracy.bars(bars, messages.accuracy[place.accuracy_level])}</span>
        </p>
        <Coordinates place={place} />
        <Item heading={messages.place.locationReference} texts={textsIn(place, 'location_reference')}>
          {messages.place.locationReferenceEmpty}
        </Item>
        {place.path_ref_req && (
          <Item heading={messages.place.pathNote} texts={researchNote(place.path_ref_req_info)} />
        )}
        <Item heading={messages.place.travelerTodo} texts={textsIn(place, 'traveler_todo')} />
      </div>
    </section>
  );
}

function Coordinates({ place }: { readonly place: PlaceRecord }) {
  const { messages } = useLanguage();
  const copy = useCopyCoordinates();
  const position = toPosition(place);
  return (
    <p className={styles.coordinates}>
      {position === null ? (
        <span>
          {messages.place.coordinatesUnknown}{' '}
          <LocalLink to={paths.aboutProject()}>{messages.place.howToHelp}</LocalLink>
        </span>
      ) : (
        <span>{messages.place.coordinates(String(position[0]), String(position[1]))}</span>
      )}
      <button
        type="button"
        className={styles.copy}
        aria-label={messages.place.copyCoordinates}
        title={messages.place.copyCoordinates}
        onClick={() => void copy(position)}
      >
        <IconCopy size={18} stroke={1.8} aria-hidden="true" />
      </button>
    </p>
  );
}

interface ItemProps {
  readonly heading: string;
  readonly texts: TextInLanguages;
  /** The message for an empty item; without it an empty item is omitted. */
  readonly children?: string;
}

function Item({ heading, texts, children }: ItemProps) {
  const isEmpty = texts.ru.trim() === '' && texts.en.trim() === '';
  if (isEmpty && children === undefined) return null;
  return (
    <div className={styles.item}>
      <h3>{heading}</h3>
      {isEmpty ? (
        <p className={paneStyles.quiet}>{children}</p>
      ) : (
        <Texts texts={texts}>{({ text, language }) => <p lang={language}>{text}</p>}</Texts>
      )}
    </div>
  );
}
