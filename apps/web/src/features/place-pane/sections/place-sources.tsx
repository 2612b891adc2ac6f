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
import { usePlaceSources } from '../../../lib/sources/place-sources-query.ts';
import { SourceLine } from '../../../ui/sources/source-line.tsx';
import { PlaceNames } from '../names/place-names.tsx';
import { Cite } from './cite.tsx';
import styles from './place-sources.module.css';
import { StatedDistance } from './stated-distance.tsx';
import { researchNote } from './research-note.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { fieldAttribute } from '../../../lib/translations/field-attribute.ts';

/**
 * How the place is known: its further names, what its dates rest on, the accuracy of the position and what it means, the source of the position, the state of the line to the
 * stop, the open questions, and a citation of the stop. Facts that are not recorded are absent.
 */
export function PlaceSources({ view: { place, leg } }: PlaceSectionProps) {
  const { messages } = useLanguage();
  const bars = accuracyBars(place.accuracy_level);
  return (
    <section id="sources" tabIndex={-1} className={paneStyles.section}>
      <h2 className={paneStyles.heading}>{messages.place.sources}</h2>
      <div className={styles.panel}>
        <div className={styles.names}>
          <PlaceNames place={place} />
          <SourceLine label={messages.place.datesRestOn} sources={usePlaceSources(place.place_id).dates} />
        </div>
        <p className={styles.position}>
          <AccuracyBars bars={bars} />
          <span>{messages.accuracy.bars(bars, messages.accuracy[place.accuracy_level])}</span>
        </p>
        {place.latitude !== null && (
          <p className={paneStyles.quiet}>{messages.accuracy.meaning[place.accuracy_level]}</p>
        )}
        <Coordinates place={place} />
        <Item
          heading={messages.place.locationReference}
          texts={textsIn(place, 'location_reference')}
          attributes={fieldAttribute('places', place.place_id, 'location_reference')}
        />
        {leg?.isInferred === true && <p className={styles.item}>{messages.place.way.inferred}</p>}
        <StatedDistance placeId={place.place_id} />
        {place.path_ref_req && (
          <Item heading={messages.place.pathNote} texts={researchNote(place.path_ref_req_info)} />
        )}
        <Item
          heading={messages.place.travelerTodo}
          texts={textsIn(place, 'traveler_todo')}
          attributes={fieldAttribute('places', place.place_id, 'traveler_todo')}
        />
        <Cite place={place} />
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
      <Button
        className={styles.copy}
        label={messages.place.copyCoordinates}
        onClick={() => void copy(position)}
      >
        <IconCopy size={18} stroke={1.8} aria-hidden="true" />
      </Button>
    </p>
  );
}

interface ItemProps {
  readonly heading: string;
  readonly texts: TextInLanguages;
  /** Of the element with the texts. */
  readonly attributes?: ReturnType<typeof fieldAttribute>;
}

/** A text with its heading; nothing if the text is empty. */
function Item({ heading, texts, attributes }: ItemProps) {
  if (texts.ru.trim() === '' && texts.en.trim() === '') return null;
  return (
    <div className={styles.item} {...attributes}>
      <h3>{heading}</h3>
      <Texts texts={texts}>{({ text, language }) => <p lang={language}>{text}</p>}</Texts>
    </div>
  );
}
