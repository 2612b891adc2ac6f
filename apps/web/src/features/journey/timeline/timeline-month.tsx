import { formatDate } from '@cae-map/expedition/dates/format-dates';
import type { OngoingStay, TimelinePart } from '@cae-map/expedition/journey/days/timeline';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { TimelinePicture, TimelinePlaceRow, TimelineTextRow } from './timeline-rows.tsx';
import styles from './timeline-screen.module.css';

interface TimelineMonthPartProps {
  /** `YYYY-MM`, or `YYYY` for what is known to the year only. */
  readonly month: string;
  readonly staying: OngoingStay | null;
  readonly part: TimelinePart;
}

/** What is told of a month, or of a year as a whole; nothing where there is nothing. */
export function TimelineMonthPart({ month, staying, part }: TimelineMonthPartProps) {
  const { language, words } = useLanguage();
  const { sections, places, texts, pictures } = part;
  if (staying === null && places.length + texts.length + pictures.length === 0) return null;
  const isYear = month.length === 4;
  const name = isYear
    ? `${month}: ${words.timeline.wholeYear}`
    : formatDate(`${month}-01`, 'YYYY-MM', language);
  return (
    <section className={styles.month} aria-labelledby={`month-${month}`}>
      <h3 id={`month-${month}`}>{name}</h3>
      {sections.map((section) => (
        <p key={section} className={styles.section}>
          {words.timeline.sectionBegins(sectionName(words.settings.sections, section))}
        </p>
      ))}
      {staying !== null && <StayingLine staying={staying} />}
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
    </section>
  );
}

/** The name of a section; one that cannot be switched has only its key. */
function sectionName(names: Readonly<Record<string, string>>, section: string): string {
  return names[section] ?? section;
}

function StayingLine({ staying: { stop, isAbout } }: { readonly staying: OngoingStay }) {
  const { language, words } = useLanguage();
  const title = getTitle(stop.place.record, language);
  return (
    <p className={styles.staying}>
      {isAbout ? words.timeline.stayingAbout(title) : words.timeline.staying(title)}
    </p>
  );
}
