import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { addDays, readCalendarDate } from '@cae-map/expedition/dates/calendar';
import { formatDate } from '@cae-map/expedition/dates/format-dates';
import type { SourceBlock } from '../source-file.ts';

/** How the entries of a generated diary are dated. */
export const diaryStyles = ['heading', 'bold', 'line'] as const;
export type DiaryStyle = (typeof diaryStyles)[number];

/** An entry of a generated diary as it must be recognised. */
export interface DiaryEntry {
  readonly date: string;
  readonly place: string;
  readonly paragraphs: readonly string[];
}

export interface DiaryChapter {
  readonly title: string;
  readonly entries: readonly DiaryEntry[];
}

/** A diary with its true dates, places and chapters. */
export interface GeneratedDiary {
  readonly language: RecordLanguage;
  readonly title: string;
  readonly chapters: readonly DiaryChapter[];
}

const words: Readonly<Record<RecordLanguage, readonly string[]>> = {
  ru: 'караван вышел рано утром через перевал снег лежал глубокий яки шли медленно кони устали монастырь виден издалека ламы встретили нас чаем ветер стих к вечеру костёр горел долго горы стояли синие и белые дорога вела вниз к реке'.split(
    ' ',
  ),
  en: 'the caravan left early and crossed a pass deep snow lay there yaks walked slowly horses were tired monastery could be seen from far away lamas met us with tea wind fell towards evening fire burned long mountains stood blue white road led down to river'.split(
    ' ',
  ),
};

const places: Readonly<Record<RecordLanguage, readonly string[]>> = {
  ru: ['Лех', 'Хотан', 'Кашгар', 'Урумчи', 'Урга', 'Нагчу', 'Перевал Карадаван', 'Санджу', 'Аксу'],
  en: ['Leh', 'Khotan', 'Kashgar', 'Urumchi', 'Urga', 'Nagchu', 'The Karadavan Pass', 'Sanju', 'Aksu'],
};

const titles: Readonly<Record<RecordLanguage, { readonly book: string; readonly chapter: string }>> = {
  ru: { book: 'Дневник похода', chapter: 'Глава' },
  en: { book: 'Diary of the journey', chapter: 'Chapter' },
};

/** Numbers that look random and are the same at every call. */
function createRandom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % bound;
  };
}

/**
 * A diary from 8 August 1925 on, with `entries` entries of about `charactersOfEntry` characters and a chapter for every 25 entries. The
 * days between two entries are 1 to 3.
 */
export function generateDiary(
  language: RecordLanguage,
  { entries = 500, charactersOfEntry = 1520 } = {},
): GeneratedDiary {
  const random = createRandom(7);
  const sentence = (): string => {
    const chosen = Array.from(
      { length: 8 + random(8) },
      () => words[language][random(words[language].length)] ?? '',
    );
    const text = chosen.join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = (length: number): string => {
    let text = sentence();
    while (text.length < length) text += ` ${sentence()}`;
    return text;
  };
  const chapters: { title: string; entries: DiaryEntry[] }[] = [];
  let date = '1925-08-08';
  for (let index = 0; index < entries; index += 1) {
    if (index % 25 === 0)
      chapters.push({ title: `${titles[language].chapter} ${chapters.length + 1}`, entries: [] });
    const place = places[language][random(places[language].length)] ?? '';
    const paragraphs = Array.from({ length: 3 }, () => paragraph(charactersOfEntry / 3));
    chapters.at(-1)?.entries.push({ date, place, paragraphs });
    date = addDays(date, 1 + random(3));
  }
  return { language, title: titles[language].book, chapters };
}

const romanNumerals = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');

/** The blocks of a diary as a reader of files returns them, with its dates in a style; only headings have years. */
export function diaryBlocks({ title, chapters, language }: GeneratedDiary, style: DiaryStyle): SourceBlock[] {
  const blocks: SourceBlock[] = [{ kind: 'heading', level: 1, html: title }];
  for (const chapter of chapters) {
    const year = chapter.entries[0]?.date.slice(0, 4) ?? '';
    const heading = style === 'heading' ? chapter.title : `${chapter.title}. ${year}`;
    blocks.push({ kind: 'heading', level: 2, html: heading });
    for (const entry of chapter.entries) blocks.push(...entryBlocks(entry, style, language));
  }
  return blocks;
}

function entryBlocks(
  { date, place, paragraphs }: DiaryEntry,
  style: DiaryStyle,
  language: RecordLanguage,
): SourceBlock[] {
  const day = readCalendarDate(date);
  const full = formatDate(date, 'YYYY-MM-DD', language) ?? '';
  const [first = '', ...others] = paragraphs;
  const content = (html: string): SourceBlock => ({ kind: 'content', level: 0, html });
  const rest = others.map((paragraph) => content(`<p>${paragraph}</p>`));
  if (style === 'heading') {
    return [{ kind: 'heading', level: 3, html: `${place}, ${full}` }, content(`<p>${first}</p>`), ...rest];
  }
  if (style === 'bold') {
    const words = `${day?.day ?? ''}.${romanNumerals[(day?.month ?? 1) - 1] ?? ''}. ${place}.`;
    return [content(`<p><b>${words}</b> ${first}</p>`), ...rest];
  }
  return [content(`<p>${full.replace(/ \d{4}$/, '')}. ${place}</p>`), content(`<p>${first}</p>`), ...rest];
}
