import { formatDate } from '@cae-map/expedition/dates/format-dates';
import type { OngoingStay, TimelinePart } from '@cae-map/expedition/journey/days/timeline';
import { entryCount } from '@cae-map/expedition/journey/days/timeline-pages';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { countPart, countsText } from './timeline-head.ts';
import { phoneQuery } from '../../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { DeferredBlock } from '../../../ui/rendering/deferred-block.tsx';
import { journeyPageMessages } from '../messages/index.ts';
import { TimelinePicture, TimelinePlaceRow, TimelineTextRow } from './timeline-rows.tsx';
import styles from './timeline-screen.module.css';

interface TimelineMonthPartProps {
  /** `YYYY-MM`, or `YYYY` for entries of which only the year is known. */
  readonly month: string;
  readonly staying: OngoingStay | null;
  readonly part: TimelinePart;
  /** Set if the entries are rendered only near the viewport; null if they are always rendered. */
  readonly deferral: MonthDeferral | null;
}

interface MonthDeferral {
  /** Whether the entries are part of the delivered HTML. */
  readonly isInitiallyRendered: boolean;
  /** The path of the page of the month. */
  readonly path: string;
}

/** The entries of a month, or of a year as a whole; empty if there are none. The heading is always rendered. */
export function TimelineMonthPart({ month, staying, part, deferral }: TimelineMonthPartProps) {
  const { language, messages } = useLanguage(journeyPageMessages);
  const isPhone = useMediaQuery(phoneQuery);
  const { sections } = part;
  const isEmpty = entryCount(part) === 0;
  if (staying === null && isEmpty) return null;
  const isYear = month.length === 4;
  const name = isYear
    ? `${month}: ${messages.timeline.wholeYear}`
    : formatDate(`${month}-01`, 'YYYY-MM', language);
  return (
    <section className={styles.month} aria-labelledby={`month-${month}`}>
      <h3 id={`month-${month}`}>{name}</h3>
      {sections.map((section) => (
        <p key={section} className={styles.section}>
          {messages.timeline.sectionBegins(sectionName(messages.sections, section))}
        </p>
      ))}
      {staying !== null && <StayingLine staying={staying} />}
      {deferral === null || isEmpty ? (
        <Entries part={part} />
      ) : (
        <DeferredBlock
          id={`timeline/${month}`}
          isInitiallyRendered={deferral.isInitiallyRendered}
          estimatedHeight={estimatedHeight(part, isPhone)}
          link={{
            to: `${deferral.path}#month-${month}`,
            text: countsText(countPart(part), messages),
          }}
        >
          {() => <Entries part={part} />}
        </DeferredBlock>
      )}
    </section>
  );
}

function Entries({ part: { places, texts, pictures } }: { readonly part: TimelinePart }) {
  return (
    <>
      {places.length > 0 && (
        <ol className={styles.rows}>
          {places.map((place) => (
            <TimelinePlaceRow key={place.place.id} entry={place} />
          ))}
        </ol>
      )}
      {texts.length > 0 && (
        <ul className={styles.rows}>
          {texts.map((text) => (
            <TimelineTextRow key={text.text.text_id} entry={text} />
          ))}
        </ul>
      )}
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <TimelinePicture key={picture.image.image_id} entry={picture} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Estimates the height of the entries in pixels from the typical heights of their rows. */
function estimatedHeight({ places, texts, pictures }: TimelinePart, isPhone: boolean): number {
  const row = isPhone ? 66 : 49;
  const leg = 26;
  const rowOfPictures = 76;
  const picturesInRow = isPhone ? 2 : 7;
  const withPictures = places.filter((place) => place.pictures.length > 0);
  return (
    (places.length + texts.length) * row +
    places.filter((place) => place.leg !== null).length * leg +
    withPictures.length * rowOfPictures +
    Math.ceil(pictures.length / picturesInRow) * rowOfPictures
  );
}

/** Returns the name of a section, or its key if the section has no setting. */
function sectionName(names: Readonly<Record<string, string>>, section: string): string {
  return names[section] ?? section;
}

function StayingLine({ staying: { stop, isAbout } }: { readonly staying: OngoingStay }) {
  const { language, messages } = useLanguage(journeyPageMessages);
  const title = getTitle(stop.place.record, language);
  return (
    <p className={styles.staying}>
      {isAbout ? messages.timeline.stayingAbout(title) : messages.timeline.staying(title)}
    </p>
  );
}
