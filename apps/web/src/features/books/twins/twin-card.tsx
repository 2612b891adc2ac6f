import type { TextRecord } from '@cae-map/contract/entities/book';
import { otherLanguage, twinOf } from '@cae-map/expedition/sentences/bilingual-text';
import { quoteSentence } from '@cae-map/expedition/sentences/address/sentence-quote';
import { IconLink } from '@tabler/icons-react';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useCopy } from '../../../lib/notices/use-copy.ts';
import { useOptionGroup } from '../../../lib/options/use-option-group.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CloseButton } from '../../../ui/controls/round-button.tsx';
import { formatSentenceHash } from '../address/reading-address.ts';
import { readerOptions } from '../appearance/reader-options.ts';
import { booksMessages } from '../messages/index.ts';
import { bilingualText } from '../text/bilingual-texts.ts';
import { partsOfSentence, type ShownSentence } from '../text/mark-sentences.ts';
import { closeTwin, useTwin } from './twin-store.ts';
import styles from './twin-card.module.css';

interface TwinCardProps {
  readonly article: RefObject<HTMLElement | null>;
  readonly texts: readonly TextRecord[];
}

/** The twin of the opened sentence, below its last line and above the following text, which does not move. */
export function TwinCard({ article, texts }: TwinCardProps) {
  const opened = useTwin((state) => state.opened);
  const isWanted = useOptionGroup(readerOptions, ({ languages }) => languages === 'touch');
  const text = texts.find(({ text_id }) => text_id === opened?.textId);
  if (opened === null || text === undefined || !isWanted) return <p role="status" />;
  return <OpenedTwin article={article} text={text} sentence={opened} />;
}

interface OpenedTwinProps {
  readonly article: RefObject<HTMLElement | null>;
  readonly text: TextRecord;
  readonly sentence: ShownSentence;
}

function OpenedTwin({ article, text, sentence }: OpenedTwinProps) {
  const { messages } = useLanguage(booksMessages);
  const copy = useCopy();
  const top = useTopBelow(article, sentence);
  const isPinned = useTwin((state) => state.isPinned);
  const sentences = bilingualText(text);
  const twin = twinOf(sentences, sentence.language, sentence.index);
  const other = otherLanguage(sentence.language);
  const quote = quoteSentence(sentences[sentence.language], sentence.index);
  return (
    <div className={styles.card} style={{ top }} data-twin="">
      <p role="status" className={styles.twin} {...(twin.length === 0 ? {} : { lang: other })}>
        {twin.length === 0 ? messages.books.untranslated[other] : twin.map((each) => each.text).join(' ')}
      </p>
      {isPinned && (
        <div className={styles.actions}>
          {quote !== null && (
            <Button
              look="link"
              onClick={() => {
                const { origin, pathname, search } = window.location;
                const url = origin + pathname + search + formatSentenceHash(text.text_id, quote);
                void copy(url, messages.place.actions.linkCopied);
              }}
            >
              <IconLink size={16} stroke={1.8} aria-hidden="true" />
              {messages.books.copySentence}
            </Button>
          )}
          <CloseButton label={messages.books.closeTwin} isBare onClick={closeTwin} />
        </div>
      )}
    </div>
  );
}

/** The distance of the last line of a sentence from the top of the article, in CSS pixels; measured again when the article is resized. */
function useTopBelow(article: RefObject<HTMLElement | null>, sentence: ShownSentence): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const { current } = article;
    if (current === null) return undefined;
    const measure = (): void => {
      const bottoms = partsOfSentence(sentence).map((part) => part.getBoundingClientRect().bottom);
      if (bottoms.length > 0) setTop(Math.max(...bottoms) - current.getBoundingClientRect().top);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [article, sentence]);
  return top;
}
