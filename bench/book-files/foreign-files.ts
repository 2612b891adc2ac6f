import type { BookDocument, TextDocument } from '@cae-map/contract/entities/books/book-document';
import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { fb2Of } from '../../packages/book-files/src/testing/fb2s.ts';

/** A file of a book in Russian as other programs write it: without the fields that our files carry. */
export interface ForeignFile {
  readonly name: string;
  readonly contents: string;
}

/** The book as a plain text, as Markdown and as a FictionBook: the dates stand in words at the beginning of the entries. */
export function writeForeignFiles({ book_title: title, chapters }: BookDocument): readonly ForeignFile[] {
  const plain = chapters.map(({ chapter_title: heading, texts }) =>
    [heading, ...texts.map((text) => [headingOf(text), ...paragraphsOf(text)].join('\n\n'))].join('\n\n'),
  );
  const markdown = chapters.map(({ chapter_title: heading, texts }) =>
    [
      `## ${heading}`,
      ...texts.map((text) => [`### ${headingOf(text)}`, ...paragraphsOf(text)].join('\n\n')),
    ].join('\n\n'),
  );
  const fiction = chapters.map(
    ({ chapter_title: heading, texts }) =>
      `<section><title><p>${heading}</p></title>${texts.map(fictionSection).join('')}</section>`,
  );
  return [
    { name: 'diary.txt', contents: plain.join('\n\n\n') },
    { name: 'diary.md', contents: `# ${title}\n\n${markdown.join('\n\n')}` },
    { name: 'diary.fb2', contents: fb2Of(fiction.join('')) },
  ];
}

function headingOf({ text_date: date, text_onplace: place }: TextDocument): string {
  return `${date === null ? '' : formatDate(date, 'YYYY-MM-DD', 'ru')} г. ${place}`;
}

/** The paragraphs without tags. */
function paragraphsOf({ text_content: html }: TextDocument): string[] {
  return html
    .split('</p>')
    .map((paragraph) => paragraph.replaceAll(/<[^>]*>/g, '').trim())
    .filter((paragraph) => paragraph !== '');
}

function fictionSection(text: TextDocument): string {
  const paragraphs = paragraphsOf(text).map((paragraph) => `<p>${paragraph}</p>`);
  return `<section><title><p>${headingOf(text)}</p></title>${paragraphs.join('')}</section>`;
}
