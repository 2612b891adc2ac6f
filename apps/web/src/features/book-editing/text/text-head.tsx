import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { markedContent, placesAboutText } from '@cae-map/expedition/texts/text-places';
import { textIn } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { RelatedPages } from '../../../ui/workbench/edit/related-pages.tsx';
import { WaitingCorrections } from '../../../ui/workbench/edit/waiting-corrections.tsx';
import { bookEditingMessages } from '../messages/index.ts';
import { useChapterOfText } from './use-chapter-of-text.ts';

/** The part above the form: links to the pages that show the text, and its open corrections. */
export function TextHead({ record: text }: { readonly record: TextRevision }) {
  const { language, messages } = useLanguage(bookEditingMessages);
  const chapter = useChapterOfText(text);
  const { inChapter, atPlace } = messages.textEdit;
  const [placeId] = placesAboutText(markedContent(text));
  return (
    <>
      <RelatedPages
        pages={[
          {
            to: paths.bookTable(text.book_id, text.chapter_id),
            label: messages.chapterEdit.table,
          },
          ...(chapter === undefined
            ? []
            : [
                {
                  to: paths.text(chapter.book_id, chapter.chapter_id, text.text_id),
                  label: inChapter(textIn(chapter, 'chapter_title', language).text),
                },
              ]),
          ...(placeId === undefined ? [] : [{ to: paths.place(placeId), label: atPlace }]),
        ]}
      />
      <WaitingCorrections subject="text" id={text.text_id} />
    </>
  );
}
