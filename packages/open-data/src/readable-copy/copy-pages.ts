import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { copyMessages } from './copy-messages.ts';
import { escapeHtml, link, paragraphs, relinkHtml, type CopyPage, type KnownPages } from './copy-html.ts';
import { idsOf, positionOf, textOf, type DataRow, type ReadableData } from './readable-data.ts';

/** What pages are written from. */
export interface PageContext {
  readonly data: ReadableData;
  readonly language: ContentLanguage;
  readonly known: KnownPages;
  /** The file names of the pictures that the copy contains, by image id. */
  readonly pictures: ReadonlyMap<number, string>;
}

type Page = Omit<CopyPage, 'language'>;

/** A field in the language of the page, else in the other one. Some tables have the Russian text without a suffix. */
export function fieldIn(row: DataRow, field: string, language: ContentLanguage): string {
  const russian = textOf(row, `${field}_ru`) || textOf(row, field);
  const english = textOf(row, `${field}_en`);
  return language === 'ru' ? russian || english : english || russian;
}

/** The dates of a record in words, as precise as they are known. */
function datesOf(row: DataRow, first: string, last: string, language: ContentLanguage): string {
  const [date, enddate] = [textOf(row, first) || null, textOf(row, last) || null];
  return formatDateRange({ date, enddate, date_format: textOf(row, 'date_format') || null }, language) ?? '';
}

function list(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

export function indexPage({ data, language }: PageContext): Page {
  const messages = copyMessages[language];
  const entry = (name: string, title: string, count: number) => `${link(name, title)} (${count})`;
  const { places, books, people, works, pictures } = data.tables;
  return {
    name: 'index.html',
    title: messages.title,
    body:
      paragraphs(messages.intro) +
      list([
        entry('places.html', messages.places, places.length),
        entry('books.html', messages.books, books.length),
        entry('people.html', messages.people, people.length),
        entry('sources.html', messages.sources, works.length),
        entry('pictures.html', messages.pictures, pictures.length),
      ]),
  };
}

export function placePages(context: PageContext): Page[] {
  const { data, language } = context;
  const messages = copyMessages[language];
  const { places } = data.tables;
  const titleOf = (row: DataRow) => fieldIn(row, 'title', language);
  const linkTo = (row: DataRow) => link(`place-${textOf(row, 'place_id')}.html`, titleOf(row));
  const overview: Page = {
    name: 'places.html',
    title: messages.places,
    body: `<ol>${places.map((row) => `<li>${linkTo(row)} <small>${escapeHtml(datesOf(row, 'date', 'enddate', language) || messages.undated)}</small></li>`).join('')}</ol>`,
  };
  const pages = places.map((row, index): Page => {
    const [previous, next] = [places[index - 1], places[index + 1]];
    const neighbours = [
      ...(previous === undefined ? [] : [`${messages.previous}: ${linkTo(previous)}`]),
      ...(next === undefined ? [] : [`${messages.next}: ${linkTo(next)}`]),
    ];
    return {
      name: `place-${textOf(row, 'place_id')}.html`,
      title: titleOf(row),
      body: placeBody(row, context) + `<p class="neighbours">${neighbours.join('<br>')}</p>`,
    };
  });
  return [overview, ...pages];
}

function placeBody(row: DataRow, context: PageContext): string {
  const { data, language } = context;
  const messages = copyMessages[language];
  const id = Number(row['place_id']);
  const title = fieldIn(row, 'title', language);
  const position = positionOf(row);
  const basis = language === 'ru' ? textOf(row, 'location_reference') : textOf(row, 'location_reference_en');
  const texts = data.tables.texts.filter((text) => idsOf(text, 'place_ids').includes(id));
  const pictures = data.tables.pictures.filter((picture) => picture['place_id'] === id);
  const map =
    position === null
      ? ''
      : `<figure><img src="../maps/place-${id}.${language}.svg" alt="${escapeHtml(messages.map(title))}" width="480" height="300"></figure>`;
  return [
    `<p class="dates">${escapeHtml(datesOf(row, 'date', 'enddate', language) || messages.undated)}</p>`,
    map,
    paragraphs(fieldIn(row, 'notes', language)),
    position === null ? '' : `<p>${messages.position}: ${position.join(', ')}</p>`,
    basis === '' ? '' : `<p>${messages.basis}: ${escapeHtml(basis)}</p>`,
    ...pictures.map((picture) => figure(picture, context)),
    texts.length === 0
      ? ''
      : `<h2>${messages.texts}</h2>${texts.map((text) => entry(text, context, true)).join('')}`,
  ].join('\n');
}

/** A picture that may be passed on; nothing for any other, and for one whose file is missing. */
function figure(row: DataRow, { pictures, language }: PageContext): string {
  const file = pictures.get(Number(row['image_id']));
  if (file === undefined) return '';
  const messages = copyMessages[language];
  const caption = [
    fieldIn(row, 'title', language),
    row['is_illustration'] === true ? messages.drawn : fieldIn(row, 'author', language),
    textOf(row, 'licence'),
  ]
    .filter((part) => part !== '')
    .join(' · ');
  return `<figure><img src="../pictures/${escapeHtml(file)}" alt="${escapeHtml(fieldIn(row, 'title', language))}" loading="lazy"><figcaption>${escapeHtml(caption)}</figcaption></figure>`;
}

/** A text; on the page of a place with a link to its chapter. */
function entry(row: DataRow, { language, known }: PageContext, isLinked: boolean): string {
  const id = textOf(row, 'text_id');
  const heading = [
    datesOf(row, 'text_date', 'text_enddate', language),
    fieldIn(row, 'text_onplace', language),
  ]
    .filter((part) => part !== '')
    .join(' · ');
  const shown = heading || copyMessages[language].undated;
  const title = isLinked
    ? link(`chapter-${textOf(row, 'chapter_id')}.html#text-${id}`, shown)
    : escapeHtml(shown);
  return `<article${isLinked ? '' : ` id="text-${id}"`}><h3>${title}</h3>${relinkHtml(fieldIn(row, 'text_content', language), known)}</article>`;
}

export function bookPages(context: PageContext): Page[] {
  const { data, language } = context;
  const messages = copyMessages[language];
  const { books, chapters, texts } = data.tables;
  const titleOf = (row: DataRow, field: string) => fieldIn(row, field, language) || messages.untitled;
  const overview: Page = {
    name: 'books.html',
    title: messages.books,
    body: books
      .map((book) => {
        const own = chapters.filter((chapter) => chapter['book_id'] === book['book_id']);
        const links = own.map((chapter) =>
          link(`chapter-${textOf(chapter, 'chapter_id')}.html`, titleOf(chapter, 'chapter_title')),
        );
        const details = [fieldIn(book, 'book_author', language), fieldIn(book, 'book_rights', language)];
        return `<h2>${escapeHtml(titleOf(book, 'book_title'))}</h2>${details.map(paragraphs).join('')}${list(links)}`;
      })
      .join(''),
  };
  const pages = chapters.map((chapter): Page => ({
    name: `chapter-${textOf(chapter, 'chapter_id')}.html`,
    title: titleOf(chapter, 'chapter_title'),
    body: texts
      .filter((text) => text['chapter_id'] === chapter['chapter_id'])
      .map((text) => entry(text, context, false))
      .join('\n'),
  }));
  return [overview, ...pages];
}

export function peoplePages({ data, language, known }: PageContext): Page[] {
  const messages = copyMessages[language];
  const { people, places } = data.tables;
  const titles = new Map(places.map((row) => [Number(row['place_id']), fieldIn(row, 'title', language)]));
  const nameOf = (row: DataRow) => fieldIn(row, 'name', language);
  const overview: Page = {
    name: 'people.html',
    title: messages.people,
    body: list(
      people.map(
        (row) =>
          `${link(`person-${textOf(row, 'person_id')}.html`, nameOf(row))} <small>${escapeHtml(fieldIn(row, 'role', language))}</small>`,
      ),
    ),
  };
  const pages = people.map((row): Page => {
    const ids = idsOf(row, 'stretches');
    const place = (id = 0) => link(`place-${id}.html`, titles.get(id) ?? String(id));
    const stretches = ids.flatMap((from, index) => {
      const to = ids[index + 1];
      if (index % 2 === 1) return [];
      return [from === to ? place(from) : `${place(from)} – ${place(to)}`];
    });
    const years = [textOf(row, 'born'), textOf(row, 'died')].filter((year) => year !== '').join(' – ');
    return {
      name: `person-${textOf(row, 'person_id')}.html`,
      title: nameOf(row),
      body: [
        `<p class="dates">${escapeHtml([fieldIn(row, 'role', language), years].filter((part) => part !== '').join(' · '))}</p>`,
        relinkHtml(fieldIn(row, 'about', language), known),
        paragraphs(fieldIn(row, 'fate', language)),
        stretches.length === 0 ? '' : `<h2>${messages.stretches}</h2>${list(stretches)}`,
      ].join('\n'),
    };
  });
  return [overview, ...pages];
}

export function sourcesPage({ data, language }: PageContext): Page {
  return {
    name: 'sources.html',
    title: copyMessages[language].sources,
    body: list(
      data.tables.works.map((row) => {
        const parts = ['author', 'title', 'publication'].map((field) => fieldIn(row, field, language));
        const cited = [...parts, textOf(row, 'year')].filter((part) => part !== '').join('. ');
        const url = textOf(row, 'url');
        const note = fieldIn(row, 'note', language);
        return `${escapeHtml(cited)}${url === '' ? '' : ` ${link(url, url)}`}${note === '' ? '' : `<br><small>${escapeHtml(note)}</small>`}`;
      }),
    ),
  };
}

/** The catalogue: the pictures of the copy are on the pages of their places, all others are described only. */
export function picturesPage({ data, language, pictures }: PageContext): Page {
  const messages = copyMessages[language];
  return {
    name: 'pictures.html',
    title: messages.pictures,
    body: list(
      data.tables.pictures.map((row) => {
        const fields = [fieldIn(row, 'author', language), textOf(row, 'year')];
        const owner =
          language === 'ru'
            ? textOf(row, 'ownership_ru') || textOf(row, 'ownership')
            : textOf(row, 'ownership');
        const title = fieldIn(row, 'title', language) || messages.untitled;
        const details = [...fields, owner].filter((part) => part !== '').join(', ');
        const isShown = pictures.has(Number(row['image_id'])) && row['place_id'] !== null;
        const name = isShown ? link(`place-${textOf(row, 'place_id')}.html`, title) : escapeHtml(title);
        return `${name}${details === '' ? '' : ` <small>${escapeHtml(details)}</small>`}`;
      }),
    ),
  };
}
