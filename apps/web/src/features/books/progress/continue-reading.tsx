import type { TextRecord } from '@cae-map/contract/entities/book';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useIsInBrowser } from '../../../lib/browser/use-is-in-browser.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { InPageLink } from '../../../ui/links/in-page-link.tsx';
import { booksMessages } from '../messages/index.ts';
import { readProgress } from './reading-progress.ts';

interface ContinueReadingProps {
  readonly bookId: number;
  readonly chapterId: number;
  readonly texts: readonly TextRecord[];
}

/** Offers the text of the chapter at which the reader stopped; not for a link to another text, and not at the first one. */
export function ContinueReading(properties: ContinueReadingProps) {
  return useIsInBrowser() ? <Offer {...properties} /> : null;
}

function Offer({ bookId, chapterId, texts }: ContinueReadingProps) {
  const { language, messages } = useLanguage(booksMessages);
  const { hash } = useLocation();
  // Read once: scrolling changes the position.
  const [position] = useState(() => readProgress(bookId));
  const text = texts.find(({ text_id }) => text_id === position?.textId);
  if (position?.chapterId !== chapterId || text === undefined || text === texts[0] || hash !== '')
    return null;
  const { dates, place } = textEntry(text, language);
  const where = dates ?? place.text;
  return (
    <InPageLink target={`text-${text.text_id}`}>
      {where === '' ? messages.books.continue : messages.books.continueAt(where)}
    </InPageLink>
  );
}
