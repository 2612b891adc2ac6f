import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { readRecordLanguage } from '../book-language.ts';
import type { ChapterDocument, TextDocument } from '@cae-map/contract/entities/books/book-document';
import { readMarkedText } from '@cae-map/expedition/sentences/marked-text';
import type { Token, Tokens } from 'marked';
import { LeftOutCounter } from '../left-out-counter.ts';
import { keepStoredHtml } from '../own-files/stored-html.ts';
import { readBraces, type Attributes } from '../own-files/attributes.ts';
import { readChapterLine, readEntry } from '../own-files/entry-lines.ts';
import { readBookFields } from '../own-files/book-fields.ts';
import { checkOwnBook, type OwnBook } from '../own-files/own-book.ts';
import { languageOfText } from '../recognise/text-language.ts';
import { blocksToHtml, headingToHtml, readTokens } from './read-blocks.ts';

interface OpenText {
  readonly fields: Omit<TextDocument, 'text_content' | 'text_content_en'>;
  readonly tokens: Record<RecordLanguage, Token[]>;
}

interface OpenChapter {
  readonly fields: Omit<ChapterDocument, 'texts'>;
  readonly texts: OpenText[];
}

/**
 * Reads a book that `writeMarkdown` has written, also after it was changed by hand.
 * @throws {BookFileError} with the code `invalid-document` for a field that a book cannot have
 */
export function readOwnMarkdown(fields: Attributes, body: string): OwnBook {
  const title = fields['title'] ?? '';
  const chapters: OpenChapter[] = [];
  let language: RecordLanguage | null = null;
  let previous: string | null = null;
  const currentChapter = (): OpenChapter => chapters.at(-1) ?? addChapter(title, null);
  const addChapter = (heading: string, attributes: Attributes | null): OpenChapter => {
    const chapter = { fields: readChapterLine(heading, attributes), texts: [] };
    chapters.push(chapter);
    return chapter;
  };
  const addText = (heading: string, attributes: Attributes | null): OpenText => {
    const text: OpenText = { fields: readEntry(heading, attributes, previous), tokens: { ru: [], en: [] } };
    previous = text.fields.text_date ?? previous;
    currentChapter().texts.push(text);
    return text;
  };
  for (const token of readTokens(body)) {
    const opened =
      token.type === 'html' ? /^<div lang="(ru|en)">\s*$/.exec(token.raw.trim())?.[1] : undefined;
    if (opened !== undefined) language = readRecordLanguage(opened);
    else if (token.type === 'html' && token.raw.trim() === '</div>') language = null;
    else if (language === null && token.type === 'heading' && token['depth'] < 3) {
      const line = readBraces((token as Tokens.Heading).text);
      const heading = readMarkedText(headingToHtml(line.text)).text;
      if (token['depth'] === 1) addChapter(heading, line.attributes);
      else addText(heading, line.attributes);
    } else if (token.type !== 'space') {
      const text = currentChapter().texts.at(-1) ?? addText('', null);
      text.tokens[language ?? languageOfText(blocksToHtml([token]), 'ru')].push(token);
    }
  }
  const leftOut = new LeftOutCounter();
  const htmlOf = (tokens: readonly Token[]): string => keepStoredHtml(blocksToHtml(tokens), leftOut);
  const book = checkOwnBook({
    ...readBookFields(fields, title),
    chapters: chapters.map((chapter) => ({
      ...chapter.fields,
      texts: chapter.texts.map((text) => ({
        ...text.fields,
        text_content: htmlOf(text.tokens.ru),
        text_content_en: htmlOf(text.tokens.en),
      })),
    })),
  });
  return { book, leftOut: leftOut.list() };
}
