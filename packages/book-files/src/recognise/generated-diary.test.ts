import { recordLanguages } from '@cae-map/contract/content-languages';
import { describe, expect, test } from 'vitest';
import { diaryBlocks, diaryStyles, generateDiary } from '../testing/generated-diary.ts';
import { recogniseBook } from './recognise-book.ts';

const styles = recordLanguages.flatMap((language) => diaryStyles.map((style) => ({ language, style })));

describe.each(styles)(
  'recogniseBook, of 500 entries in $language dated by a $style,',
  ({ language, style }) => {
    const diary = generateDiary(language);
    const metadata = { title: '', author: '', language: null };
    const { book, doubts } = recogniseBook(
      { metadata, blocks: diaryBlocks(diary, style), leftOut: [] },
      { language: null, fileName: 'diary.docx' },
    );
    const suffix = language === 'en' ? '_en' : '';
    const texts = book.chapters.flatMap((chapter) => chapter.texts);
    const entries = diary.chapters.flatMap((chapter) => chapter.entries);

    test('finds every date', () => {
      expect(texts.map(({ text_date }) => text_date)).toEqual(entries.map(({ date }) => date));
    });

    test('finds every chapter with its title and number of texts', () => {
      expect(
        book.chapters.map(({ chapter_title, texts: { length } }) => [
          chapter_title.replace(/\. \d{4}$/, ''),
          length,
        ]),
      ).toEqual(diary.chapters.map(({ title, entries: { length } }) => [title, length]));
    });

    test('finds every place beside a date', () => {
      expect(texts.map((text) => text[`text_onplace${suffix}`])).toEqual(entries.map(({ place }) => place));
    });

    test('keeps every paragraph, in the field of its language', () => {
      expect(texts.map((text) => text[`text_content${suffix}`])).toEqual(
        entries.map(({ paragraphs }) => paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')),
      );
    });

    test('has no doubts', () => {
      expect(doubts).toEqual([]);
    });
  },
);
