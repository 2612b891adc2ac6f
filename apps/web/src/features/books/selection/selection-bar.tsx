import type { BookRecord, ChapterRecord, TextRecord } from '@cae-map/contract/entities/book';
import { quoteSentence } from '@cae-map/expedition/sentences/address/sentence-quote';
import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import { textIn } from '@cae-map/expedition/texts/titles';
import { IconLink, IconMessage2Question, IconQuote } from '@tabler/icons-react';
import { useEffect, useState, type RefObject } from 'react';
import { localDay } from '../../../lib/browser/local-day.ts';
import { correctedText, requestCorrection } from '../../../lib/corrections/correction-request.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useCopy } from '../../../lib/notices/use-copy.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { formatSentenceHash } from '../address/reading-address.ts';
import { booksMessages } from '../messages/index.ts';
import { bilingualText } from '../text/bilingual-texts.ts';
import { readSelection, type SelectedText } from './selected-text.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  readonly article: RefObject<HTMLElement | null>;
  readonly book: BookRecord;
  readonly chapter: ChapterRecord;
  readonly texts: readonly TextRecord[];
}

/** The actions for a selected part of a text: its link, its citation and a correction. */
export function SelectionBar({ article, book, chapter, texts }: SelectionBarProps) {
  const { language, messages } = useLanguage(booksMessages);
  const copy = useCopy();
  const selected = useSelectedText(article);
  const text = texts.find(({ text_id }) => text_id === selected?.textId);
  if (selected === null || text === undefined) return null;
  const { dates, place } = textEntry(text, language);
  const title = [dates, place.text].filter(Boolean).join(' · ');
  const url = urlOf(selected, text);
  const top = selected.bottom - (article.current?.getBoundingClientRect().top ?? 0);
  return (
    <div role="group" aria-label={messages.selection.label} className={styles.bar} style={{ top }}>
      <Button
        look="bare"
        onClick={() => void share(url, selected.quote, () => copy(url, messages.place.actions.linkCopied))}
      >
        <IconLink size={16} stroke={1.8} aria-hidden="true" />
        {messages.selection.share}
      </Button>
      <Button
        look="bare"
        onClick={() => {
          const source = {
            quote: selected.quote,
            book: textIn(book, 'book_title', language).text,
            chapter: textIn(chapter, 'chapter_title', language).text,
            title,
            url,
            day: formatDate(localDay(new Date()), 'YYYY-MM-DD', language) ?? '',
          };
          void copy(messages.selection.citation(source), messages.place.cited);
        }}
      >
        <IconQuote size={16} stroke={1.8} aria-hidden="true" />
        {messages.place.cite}
      </Button>
      <Button look="bare" onClick={() => requestCorrection(correctedText(text.text_id, title))}>
        <IconMessage2Question size={16} stroke={1.8} aria-hidden="true" />
        {messages.selection.correct}
      </Button>
    </div>
  );
}

/** The selection within a text, once it has not changed for a moment: it changes with every movement of the pointer. */
function useSelectedText(article: RefObject<HTMLElement | null>): SelectedText | null {
  const [selected, setSelected] = useState<SelectedText | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        setSelected(article.current === null ? null : readSelection(article.current));
      }, settleMilliseconds);
    };
    document.addEventListener('selectionchange', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', read);
    };
  }, [article]);
  return selected;
}

const settleMilliseconds = 250;

/** The URL of the sentence in which a selection begins, or of its text. */
function urlOf({ sentence, textId }: SelectedText, text: TextRecord): string {
  const { origin, pathname, search } = window.location;
  const sentences = sentence === null ? null : bilingualText(text)[sentence.language];
  const quote = sentences === null || sentence === null ? null : quoteSentence(sentences, sentence.index);
  return (
    origin + pathname + search + (quote === null ? `#text-${textId}` : formatSentenceHash(textId, quote))
  );
}

/** Opens the sharing of the system on touch screens that have it; otherwise copies the link. */
async function share(url: string, text: string, copyLink: () => Promise<void>): Promise<void> {
  // The type is wrong for browsers without it.
  const sharing: Navigator['share'] | undefined = navigator.share?.bind(navigator);
  if (sharing === undefined || !window.matchMedia('(pointer: coarse)').matches) return await copyLink();
  try {
    await sharing({ url, text });
  } catch (error) {
    // The visitor has closed the sharing of the system.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink();
  }
}
