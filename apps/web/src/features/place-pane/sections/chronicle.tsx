import type { BookTexts, PlaceLink as PlaceLinkRecord, PlaceViewText } from '@cae-map/expedition/place-view';
import { splitHtml } from '@cae-map/expedition/texts/split-html';
import { daysOfText } from '@cae-map/expedition/texts/days-of-text';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import { textIn, textsIn, titleIn, type TextInLanguages } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useTextsState } from '../../../lib/place-view/use-place-view.ts';
import { usePlaceSources } from '../../../lib/sources/place-sources-query.ts';
import { correctedText } from '../../../lib/corrections/correction-request.ts';
import { paths } from '../../../lib/url/paths.ts';
import type { PlaceSectionProps } from '../../../lib/manifest/place-section.ts';
import { DayInBooks } from '../../../ui/links/day-in-books.tsx';
import { DayLink } from '../../../ui/links/day-link.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { PlaceLink } from '../../../ui/links/place-link.tsx';
import paneStyles from '../../../ui/layout/pane-section.module.css';
import { Texts } from '../../../ui/language/both-languages.tsx';
import { EditText } from '../../../ui/corrections/edit-text.tsx';
import { SuggestCorrection } from '../../../ui/corrections/suggest-correction.tsx';
import { SourceLine } from '../../../ui/sources/source-line.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import styles from './chronicle.module.css';
import { Collapsible, CollapsibleText, isLongText } from './collapsible.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { fieldAttribute } from '../../../lib/translations/field-attribute.ts';

/** The texts of books about a stop, grouped by book with the author. */
export function Chronicle({ view: { books, place } }: PlaceSectionProps) {
  const { messages } = useLanguage();
  if (books === null || books.length === 0) {
    return (
      <section className={paneStyles.section}>
        <h2 className={paneStyles.heading}>{messages.place.chronicle}</h2>
        {books === null ? <PendingTexts placeId={place.place_id} /> : <NoTexts />}
      </section>
    );
  }
  return books.map((book) => <BookExcerpts key={book.book_id} book={book} placeId={place.place_id} />);
}

function NoTexts() {
  const { messages } = useLanguage();
  return (
    <p className={paneStyles.quiet}>
      {messages.place.chronicleEmpty}{' '}
      <LocalLink to={paths.aboutProject()}>{messages.place.howToHelp}</LocalLink>
    </p>
  );
}

function PendingTexts({ placeId }: { readonly placeId: number }) {
  const { messages } = useLanguage();
  const texts = useTextsState(placeId);
  if (!texts.failed) return <p role="status">{messages.place.textsLoading}</p>;
  return (
    <p role="alert">
      {messages.place.textsFailed}
      <Button className={paneStyles.button} onClick={texts.retry}>
        {messages.failure.retry}
      </Button>
    </p>
  );
}

interface BookExcerptsProps {
  readonly book: BookTexts;
  readonly placeId: number;
}

function BookExcerpts({ book, placeId }: BookExcerptsProps) {
  return (
    <section className={paneStyles.section}>
      <BookHeading book={book} />
      {book.texts.map((text) => (
        <Entry key={text.text_id} text={text} placeId={placeId} />
      ))}
    </section>
  );
}

/** The heading of a book. The texts of the editors are called the chronicle; diaries are labelled. */
function BookHeading({ book }: { readonly book: BookTexts }) {
  const { language, messages } = useLanguage();
  if (book.book_type === 'chronicle') {
    return (
      <>
        <h2 className={paneStyles.heading}>{messages.place.chronicle}</h2>
        <p className={paneStyles.byline}>{messages.place.chronicleBy}</p>
      </>
    );
  }
  const title = textIn(book, 'book_title', language);
  const author = textIn(book, 'book_author', language);
  return (
    <>
      <h2 className={paneStyles.heading} lang={title.language}>
        {title.text}
      </h2>
      <p className={paneStyles.byline}>
        {book.book_type === 'diary' && `${messages.place.diary} · `}
        <span lang={author.language}>{author.text}</span>
      </p>
    </>
  );
}

interface EntryProps {
  readonly text: PlaceViewText;
  readonly placeId: number;
}

/**
 * An entry with its dates, its chapter, its text, which is collapsed if it is long, and its sources. A long entry with another main stop
 * shows only its beginning and a link to that stop, so that neighbouring stops do not repeat it.
 */
function Entry({ text, placeId }: EntryProps) {
  const { language, messages } = useLanguage();
  const { dates } = textEntry(text, language);
  const [day] = daysOfText(text);
  const chapter = textIn(text, 'chapter_title', language);
  const title = [dates, chapter.text].filter(Boolean).join(' · ');
  const contents = textsIn(text, 'text_content');
  const sources = usePlaceSources(placeId).texts[text.text_id];
  return (
    <div className={styles.entry} id={`entry-${text.text_id}`} tabIndex={-1}>
      <p className={styles.head}>
        {dates !== null && <span className={styles.date}>{dates}</span>}
        <LocalLink
          to={`${paths.chapter(text.book_id, text.chapter_id)}#text-${text.text_id}`}
          className={styles.chapter ?? ''}
          lang={chapter.language}
          {...fieldAttribute('chapters', text.chapter_id, 'title')}
        >
          {chapter.text}
        </LocalLink>
      </p>
      <div {...fieldAttribute('texts', text.text_id, 'content')}>
        {text.fullAt !== null && hasRest(contents) ? (
          <Beginning contents={contents} fullAt={text.fullAt} />
        ) : (
          <Collapsible isLong={isLongText(contents.ru) || isLongText(contents.en)}>
            {(isOpen, open) => (
              <Texts texts={contents}>
                {(content) => (
                  <CollapsibleText
                    html={content.text}
                    lang={content.language}
                    className={styles.text ?? ''}
                    isOpen={isOpen}
                    onFound={open}
                  />
                )}
              </Texts>
            )}
          </Collapsible>
        )}
      </div>
      <SourceLine label={messages.place.restsOn} sources={sources} />
      {day !== undefined && <DayLink date={day} />}
      {day !== undefined && <DayInBooks date={day} />}
      <SuggestCorrection record={correctedText(text.text_id, title)} />
      <EditText textId={text.text_id} title={title} />
    </div>
  );
}

/** The number of letters of an entry that a stop shows which is not its main one. */
const beginningLetters = 130;

function hasRest({ ru, en }: TextInLanguages): boolean {
  return splitHtml(ru, beginningLetters).rest !== '' || splitHtml(en, beginningLetters).rest !== '';
}

interface BeginningProps {
  readonly contents: TextInLanguages;
  readonly fullAt: PlaceLinkRecord;
}

function Beginning({ contents, fullAt }: BeginningProps) {
  const { language, messages } = useLanguage();
  const title = titleIn(fullAt, language);
  return (
    <>
      <Texts texts={contents}>
        {(content) => (
          <RichText
            html={splitHtml(content.text, beginningLetters).start}
            lang={content.language}
            className={styles.text ?? ''}
          />
        )}
      </Texts>
      <p className={styles.full}>
        {messages.place.fullEntry}{' '}
        <PlaceLink placeId={fullAt.id} lang={title.language}>
          {title.text}
        </PlaceLink>
      </p>
    </>
  );
}
