import type { TextRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { CitedWork } from '@cae-map/expedition/sources/cited-works';
import { daysOfText } from '@cae-map/expedition/texts/days-of-text';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import { markedContent, placesAboutText } from '@cae-map/expedition/texts/text-places';
import { IconLink } from '@tabler/icons-react';
import { useMemo, useRef, type CSSProperties } from 'react';
import { correctedText } from '../../../lib/corrections/correction-request.ts';
import { albumOfChapter } from '../../../lib/images/albums.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useOptionGroup } from '../../../lib/options/use-option-group.ts';
import { EditText } from '../../../ui/corrections/edit-text.tsx';
import { SuggestCorrection } from '../../../ui/corrections/suggest-correction.tsx';
import { DayInBooks } from '../../../ui/links/day-in-books.tsx';
import { DayLink } from '../../../ui/links/day-link.tsx';
import { PlaceLink } from '../../../ui/links/place-link.tsx';
import { SourceLine } from '../../../ui/sources/source-line.tsx';
import { readerOptions } from '../appearance/reader-options.ts';
import { booksMessages } from '../messages/index.ts';
import { TextPictures } from '../pictures/text-pictures.tsx';
import { useIsSpoken, useSpokenMark } from '../speech/use-spoken-mark.ts';
import { bilingualText } from '../text/bilingual-texts.ts';
import { useIsServed } from '../../../ui/rendering/served-markup.tsx';
import { isInRows, TextBody } from '../text/text-body.tsx';
import { useWasNear } from '../text/use-was-near.ts';
import styles from './chapter-text.module.css';
import { fieldAttribute } from '../../../lib/translations/field-attribute.ts';

interface ChapterTextProps {
  readonly text: TextRecord;
  readonly sources: readonly CitedWork[] | undefined;
  readonly pictures: readonly ImageRecord[];
  /** Whether the URL names a sentence of it, which is shown as soon as the text is split. */
  readonly isAddressed: boolean;
}

/** One dated text of a chapter. */
export function ChapterText({ text, sources, pictures, isAddressed }: ChapterTextProps) {
  const { language, messages } = useLanguage(booksMessages);
  const section = useRef<HTMLElement>(null);
  const mode = useOptionGroup(readerOptions, ({ languages }) => languages);
  const isSpoken = useIsSpoken(text.text_id);
  const isSplit = useWasNear(section) || isAddressed || isSpoken;
  useSpokenMark(text.text_id, isSplit);
  const sentences = useMemo(() => (isSplit ? bilingualText(text) : null), [text, isSplit]);
  const { dates, content, place } = textEntry(text, language);
  const title = [dates, place.text].filter(Boolean).join(' · ');
  const [firstPlaceId] = placesAboutText(markedContent(text));
  const [day] = daysOfText(text);
  const hash = `#text-${text.text_id}`;
  const isServed = useIsServed(hash.slice(1), [text, language], !isSplit && !isInRows(mode));
  return (
    <section
      ref={section}
      id={hash.slice(1)}
      data-text={text.text_id}
      className={styles.entry}
      style={estimatedSize(content.text, mode === 'below' ? 2 : 1)}
    >
      <h2 className={styles.head}>
        <span className={styles.title}>
          <span className={styles.date}>{dates ?? messages.books.undated}</span>
          {place.text !== '' && (
            <span
              className={styles.place}
              lang={place.language}
              {...fieldAttribute('texts', text.text_id, 'onplace')}
            >
              {place.text}
            </span>
          )}
        </span>
        <a
          href={hash}
          className={styles.link}
          aria-label={messages.books.linkToText(title)}
          title={messages.books.linkToText(title)}
        >
          <IconLink size={16} stroke={1.8} aria-hidden="true" />
        </a>
        {firstPlaceId !== undefined && (
          <PlaceLink placeId={firstPlaceId} className={styles.onMap ?? ''}>
            {messages.books.onMap}
          </PlaceLink>
        )}
      </h2>
      <div {...fieldAttribute('texts', text.text_id, 'content')}>
        <TextBody text={text} mode={mode} sentences={sentences} isServed={isServed} />
      </div>
      <TextPictures album={albumOfChapter(text.chapter_id)} title={title} images={pictures} />
      <footer className={styles.foot}>
        <SourceLine label={messages.place.restsOn} sources={sources} />
        {day !== undefined && <DayLink date={day} />}
        {day !== undefined && <DayInBooks date={day} />}
        <SuggestCorrection record={correctedText(text.text_id, title)} />
        <EditText textId={text.text_id} title={title} />
      </footer>
    </section>
  );
}

/** The average number of letters in a line. */
const lettersInLine = 64;

/** The lines that a text will need, by which the browser estimates its height until it is near the viewport. */
function estimatedSize(html: string, languages: number): CSSProperties {
  const lines = Math.ceil((html.length / lettersInLine) * languages) + 1;
  return { '--lines': lines } as CSSProperties;
}
