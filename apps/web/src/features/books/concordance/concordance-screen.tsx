import type { ConcordanceEntry } from '@cae-map/expedition/sentences/concordance/concordance';
import { otherLanguage } from '@cae-map/expedition/sentences/bilingual-text';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import { markedContent, placesAboutText } from '@cae-map/expedition/texts/text-places';
import { quoteSentence } from '@cae-map/expedition/sentences/address/sentence-quote';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useShowOnMap } from '../../../lib/found-on-map/use-show-on-map.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import { useQueryText } from '../../../lib/url/use-query-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import fieldStyles from '../../../ui/controls/field.module.css';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { formatSentenceHash } from '../address/reading-address.ts';
import { booksMessages } from '../messages/index.ts';
import { bilingualText } from '../text/bilingual-texts.ts';
import { concordanceQuery, type TextInBook } from './concordance-query.ts';
import styles from './concordance-screen.module.css';
import { formatConcordance } from './concordance-table.ts';

type Entry = ConcordanceEntry<TextInBook>;

/** The sentences that are listed before the visitor asks for more. */
const pageSize = 50;

/** Every sentence of all books with the words of the query, in both languages. */
function ConcordanceScreen() {
  const { messages } = useLanguage(booksMessages);
  const { urlText, fieldText, onType } = useQueryText();
  const { data, error, refetch } = useQuery(concordanceQuery(useApiClient()));
  const found = useMemo(() => data?.find(urlText, { match: 'stem' }) ?? [], [data, urlText]);
  usePageHead({ title: messages.concordance.title, description: messages.concordance.intro });
  if (error && !data) return <FailurePage error={error} onRetry={() => void refetch()} />;
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{messages.concordance.title}</h1>
      <p className={pageStyles.intro}>{messages.concordance.intro}</p>
      <div className={`${fieldStyles.field} ${styles.field}`}>
        <input
          type="search"
          aria-label={messages.concordance.field}
          placeholder={messages.concordance.field}
          value={fieldText}
          onChange={({ target }) => onType(target.value)}
          spellCheck={false}
        />
      </div>
      <p role="status" className={styles.status}>
        {data === undefined
          ? messages.loading
          : urlText.trim() !== '' && messages.concordance.count(found.length)}
      </p>
      {found.length > 0 && <Found key={urlText} query={urlText} found={found} />}
    </div>
  );
}

interface FoundProps {
  readonly query: string;
  readonly found: readonly Entry[];
}

function Found({ query, found }: FoundProps) {
  const { language, messages } = useLanguage(booksMessages);
  const [shown, setShown] = useState(pageSize);
  const showOnMap = useShowOnMap();
  const placeIds = [...new Set(found.flatMap(({ item }) => placesAboutText(markedContent(item.record))))];
  return (
    <>
      <div className={styles.actions}>
        {placeIds.length > 0 && (
          <Button
            look="outlined"
            onClick={() =>
              showOnMap({
                kind: 'places',
                query,
                placeIds,
                origin: { kind: 'list', path: paths.concordance(query) },
              })
            }
          >
            {messages.concordance.onMap}
          </Button>
        )}
        <Button
          look="outlined"
          onClick={() => {
            const rows = found.map((entry) => toRow(entry, language));
            saveFile(formatConcordance(messages.concordance.headings, rows), 'sentences.csv', 'text/csv');
          }}
        >
          {messages.concordance.save}
        </Button>
      </div>
      <ol className={styles.list}>
        {found.slice(0, shown).map((entry) => (
          <FoundSentence
            key={`${entry.item.record.text_id} ${entry.language} ${entry.sentence.index}`}
            entry={entry}
          />
        ))}
      </ol>
      {found.length > shown && (
        <Button look="outlined" onClick={() => setShown(shown + pageSize)}>
          {messages.concordance.more(found.length - shown)}
        </Button>
      )}
    </>
  );
}

function FoundSentence({ entry }: { readonly entry: Entry }) {
  const { language, messages } = useLanguage(booksMessages);
  const { item, language: written, twin } = entry;
  const { dates, place } = textEntry(item.record, language);
  return (
    <li className={styles.entry}>
      <LocalLink to={pathOf(entry)} className={styles.where ?? ''}>
        {[dates ?? messages.books.undated, place.text].filter(Boolean).join(' · ')}
      </LocalLink>
      <p lang={written} className={styles.sentence}>
        <MarkedSentence entry={entry} />
      </p>
      {twin.length > 0 && (
        <p lang={otherLanguage(written)} className={styles.twin}>
          {twin.map(({ text }) => text).join(' ')}
        </p>
      )}
    </li>
  );
}

/** The sentence with the found words marked. */
function MarkedSentence({ entry: { item, language, sentence, ranges } }: { readonly entry: Entry }) {
  const { text } = bilingualText(item.record)[language];
  const offset = text.indexOf(sentence.text, sentence.start);
  const parts = ranges.map(([start, end], index) => {
    const [, before = offset] = ranges[index - 1] ?? [];
    return { start, before: text.slice(before, start), word: text.slice(start, end) };
  });
  const [, last = offset] = ranges.at(-1) ?? [];
  return (
    <>
      {parts.map(({ start, before, word }) => (
        <span key={start}>
          {before}
          <mark>{word}</mark>
        </span>
      ))}
      {sentence.text.slice(last - offset)}
    </>
  );
}

/** The path of a found sentence, without the language. */
function pathOf({ item: { record, chapter, book }, language, sentence }: Entry): string {
  const quote = quoteSentence(bilingualText(record)[language], sentence.index);
  if (quote === null) return paths.text(book.book_id, chapter.chapter_id, record.text_id);
  return paths.chapter(book.book_id, chapter.chapter_id) + formatSentenceHash(record.text_id, quote);
}

function toRow(entry: Entry, language: ContentLanguage) {
  const { dates, place } = textEntry(entry.item.record, language);
  return {
    date: dates ?? '',
    place: place.text,
    sentence: entry.sentence.text,
    twin: entry.twin.map(({ text }) => text).join(' '),
    url: window.location.origin + localPath(language, pathOf(entry)),
  };
}

export const concordanceScreenModule: ScreenModule = {
  Screen: ConcordanceScreen,
  prepare({ language }) {
    const { title, intro } = booksMessages.read(language).concordance;
    return Promise.resolve({
      status: 200,
      head: { title, description: intro, path: paths.concordance() },
    });
  },
};
