import { describe, expect, test } from 'vitest';
import { contentRecords, readContentRecords, type ContentRecords } from '../support/content/content-files.ts';
import { contentRules } from '../support/content/content-rules.ts';
import { readPageProse } from '../support/content/page-prose.ts';
import { pageExceptions, textsWithoutPage } from '../support/content/page-rule.ts';
import { translationExceptions } from '../support/content/translation-exceptions.ts';
import { translationsThatDisagree } from '../support/content/translation-rules.ts';
import { misspelledNames, readSpellings } from '../support/content/spelling-rule.ts';

const real = readContentRecords();
const [realPlace] = real.places;
const [realText] = real.texts;
if (realPlace === undefined || realText === undefined) throw new Error('the content is empty');

const leh = {
  ...realPlace,
  file: 'a.json',
  place_id: 53,
  title_ru: 'Кашгар',
  title_en: 'Kashgar',
  date: '1925-08-26',
  enddate: '1925-09-18',
  date_format: 'YYYY-MM-DD',
  sources: [{ work: 'trails' }],
};
const text = {
  ...realText,
  file: 'a.json',
  text_id: 7,
  text_date: '1925-09-18',
  text_enddate: '1925-09-20',
  date_format: 'YYYY-MM-DD',
  place_ids: [53],
  text_content_ru: 'Пришли.',
  text_content_en: 'They came.',
  text_onplace_ru: '',
  text_onplace_en: '',
  sources: [{ work: 'trails' }],
};
const person: ContentRecords['people'][number] = {
  file: 'people.json',
  person_id: 'ryabinin',
  group: 'member',
  name_ru: 'Константин Рябинин',
  name_en: 'Konstantin Ryabinin',
  other_names: '',
  born: '',
  died: '',
  role_ru: 'врач',
  role_en: 'physician',
  about_ru: 'Врач.',
  about_en: 'A physician.',
  fate_ru: '',
  fate_en: '',
  stretches: [],
  sources: [{ work: 'trails' }],
};

/** The fields that differ from valid records. */
interface ChangedRecords {
  readonly text?: Partial<ContentRecords['texts'][number]>;
  readonly texts?: ContentRecords['texts'];
  readonly place?: Partial<ContentRecords['places'][number]>;
  readonly person?: Partial<typeof person>;
}

/** The violations of a rule by a content with one place, one text and one person. */
function violations(title: string, changed: ChangedRecords = {}): readonly string[] {
  const content = contentRecords({
    places: [{ ...leh, ...changed.place }],
    texts: changed.texts ?? [{ ...text, ...changed.text }],
    people: [{ ...person, ...changed.person }],
  });
  return contentRules.find((rule) => rule.title === title)?.find(content) ?? [`no rule ‘${title}’`];
}

describe('the content check', () => {
  test('every rule names why it accepts violations', () => {
    for (const { limit, reason } of contentRules) expect(reason !== '').toBe(limit > 0);
  });

  test('finds names of places without a link, in Russian also in other cases', () => {
    const title = 'names of places are linked';
    expect(violations(title, { text: { text_content_ru: 'Вышли из Кашгара утром.' } })).toEqual([
      'a.json: texts, text_id 7: text_content_ru: link ‘Кашгар’: [Кашгар](place:53)',
    ]);
    expect(violations(title, { text: { text_content_en: 'They left Kashgar.' } })).toHaveLength(1);
    const linked = {
      text_content_en: '[Kashgar](place:53). They left Kashgar.',
      text_content_ru: 'Кашгарец.',
    };
    expect(violations(title, { text: linked })).toEqual([]);
  });

  test('finds names of people without a link', () => {
    const title = 'names of people are linked';
    expect(violations(title, { text: { text_content_ru: 'Позвали Рябинина.' } })).toEqual([
      'a.json: texts, text_id 7: text_content_ru: link ‘Рябинин’: [Рябинин](person:ryabinin)',
    ]);
    expect(violations(title, { text: { text_content_ru: '[Рябинин](person:ryabinin) пришёл.' } })).toEqual(
      [],
    );
  });
  test('does not take the first part of another person’s name for a person', () => {
    const title = 'names of people are linked';
    const lobzang = { name_en: 'Lama Lobzang' };
    const content = 'George called on Lobzang Tsultim.';
    expect(violations(title, { person: lobzang, text: { text_content_en: content } })).toEqual([]);
  });

  test('finds texts whose days are those of none of their places', () => {
    const title = 'texts are of the days of their places';
    expect(violations(title)).toEqual([]);
    expect(violations(title, { text: { text_date: '1925-09-19' } })).toHaveLength(1);
    expect(
      violations(title, { text: { text_date: '1925-09-01', text_enddate: null, date_format: 'YYYY-MM' } }),
    ).toEqual([]);
  });

  const mainRoute = { visited_on: 'cae' } as const;
  const trails = { sources: [{ work: 'roerich-g-trails', chapter: 'I' }] };
  const pageOf = (changed: ChangedRecords): readonly string[] =>
    textsWithoutPage(
      contentRecords({ places: [{ ...leh, ...changed.place }], texts: [{ ...text, ...changed.text }] }),
      [],
    );

  test('finds a text of the main route that cites a travel book without a page', () => {
    expect(pageOf({ place: mainRoute, text: trails })).toEqual([
      'a.json: texts, text_id 7: sources: name the page',
    ]);
  });

  test.each([
    ['of the main route with a page', mainRoute, { sources: [{ work: 'roerich-g-trails', page: '3' }] }],
    [
      'of the main route that cites no travel book',
      mainRoute,
      { sources: [{ work: 'fosdick-my-teachers' }] },
    ],
    ['of another journey', { visited_on: 'indiancae' }, trails],
  ] satisfies [string, ChangedRecords['place'], ChangedRecords['text']][])(
    'needs no page in a text %s',
    (_, place, citing) => {
      expect(pageOf({ place, text: citing })).toEqual([]);
    },
  );

  test('accepts a text without a page that is listed, and finds an entry that is no longer needed', () => {
    const listed = [7, 8].map((text_id) => ({ text_id, reason: 'a reason' }));
    const content = contentRecords({ places: [{ ...leh, ...mainRoute }], texts: [{ ...text, ...trails }] });
    expect(textsWithoutPage(content, listed)).toEqual([
      'page-rule.ts: texts, text_id 8: remove the exception, which is not needed',
    ]);
  });

  test('every text that may lack a page has a reason', () => {
    expect(pageExceptions.filter(({ reason }) => reason.trim() === '')).toEqual([]);
  });

  test('finds a statement that is attributed to an author with ‘by’', () => {
    const [work] = real.works.filter(({ author_en }) => author_en === 'Vladimir Rosov');
    const prose = (words: string) =>
      contentRecords({ works: work ? [work] : [], texts: [{ ...text, text_content_en: words }] });
    const rule = contentRules.find(({ title }) => title.startsWith('statements of authors'));
    expect(rule?.find(prose('By Rosov, they met.'))).toHaveLength(1);
    expect(rule?.find(prose('They met; by Rosov’s account, twice.'))).toHaveLength(1);
    expect(rule?.find(prose('According to Rosov, they met. The book by Rosov is long.'))).toEqual([]);
  });

  test.each([
    ['texts name their sources', { text: { sources: [] } }],
    ['places name their sources', { place: { sources: [] } }],
    ['people name their sources', { person: { sources: [] } }],
    ['quotation marks and apostrophes are typographic', { text: { text_content_en: "The camp's fire." } }],
    ['quotation marks and apostrophes are typographic', { place: { notes: 'Город "Лех".' } }],
    ['dashes are not hyphens', { text: { text_content_en: 'They went - slowly.' } }],
    ['names have one spelling', { text: { text_content_en: 'The road to [Urumqi](place:1) is long.' } }],
    ['names have one spelling', { text: { text_content_ru: 'Шли к Спитуку.' } }],
    ['every field is written in both languages', { text: { text_onplace_ru: 'Лех' } }],
    ['every field is written in both languages', { place: { notes: 'Слова.', notes_en: '' } }],
    ['every field is written in both languages', { person: { fate_en: 'Unknown.' } }],
    ['paragraphs have at most 120 words', { text: { text_content_en: 'word '.repeat(121) } }],
  ] satisfies [string, ChangedRecords][])('finds a violation of ‘%s’ in %j', (title, changed) => {
    expect(violations(title, changed)).toHaveLength(1);
    expect(violations(title, { place: { notes: 'Слова.', notes_en: 'Words.' } })).toEqual([]);
  });

  const spellings = readSpellings();
  const fieldWith = (language: 'ru' | 'en', words: string) =>
    ({ file: 'a.json', record: 'texts, text_id 7', field: 'text_content', language, text: words }) as const;

  test.each(
    spellings.flatMap(({ use, not, language }) => not.map((variant) => [variant, use, language] as const)),
  )('finds the variant ‘%s’ of the name %s', (variant, use, language) => {
    expect(misspelledNames([fieldWith(language, variant)], spellings)).toContain(
      `a.json: texts, text_id 7: text_content: write ${use} instead of ‘${variant}’`,
    );
  });

  test('accepts every spelling that the list of names prefers', () => {
    const preferred = spellings.map(({ use, language }) => fieldWith(language, use));
    expect(misspelledNames(preferred, spellings)).toEqual([]);
  });

  test('names in the written pages and in the film have the spelling of the records', () => {
    expect(misspelledNames(readPageProse(), readSpellings())).toEqual([]);
    expect(readPageProse().filter(({ text: words }) => words === '')).toEqual([]);
  });

  test('a published title keeps its spelling', () => {
    const prose = { file: 'works.json', language: 'en', text: 'Roads to Urumqi' } as const;
    const [title, note] = ['title_en', 'note_en'].map((field) => ({
      ...prose,
      record: 'works, work_id a',
      field,
    }));
    expect(misspelledNames(title ? [title] : [], readSpellings())).toEqual([]);
    expect(misspelledNames(note ? [note] : [], readSpellings())).toHaveLength(1);
  });

  test('finds what the two languages of a text do not share, and an exception that is no longer needed', () => {
    const content = contentRecords({
      places: [leh],
      texts: [
        { ...text, text_content_ru: 'Шли 12 дней из [Леха](place:53).', text_content_en: 'They marched.' },
      ],
    });
    const excepted = (what: string) => ({ text_id: 7, kind: 'number', what, reason: 'a reason' }) as const;
    const mark =
      'a.json: texts, text_id 7: text_content_ru: the mark place:53, ‘Леха’, is in Russian only; English has ‘They marched.’';
    const number = mark.replace('mark place:53, ‘Леха’', 'number 12, ‘12’');
    expect(translationsThatDisagree(content, [])).toEqual([mark, number]);
    expect(translationsThatDisagree(content, [excepted('12')])).toEqual([mark]);
    expect(translationsThatDisagree(content, [excepted('12'), excepted('13')])).toEqual([
      mark,
      'translation-exceptions.ts: texts, text_id 7: remove the exception of the number 13, which is not found',
    ]);
  });

  test('every accepted difference between the languages has a reason', () => {
    expect(translationExceptions.filter(({ reason }) => reason.trim() === '')).toEqual([]);
  });

  test('accepts a long text in short paragraphs', () => {
    const paragraphs = `${'word '.repeat(100)}\n\n${'word '.repeat(100)}`;
    expect(
      violations('paragraphs have at most 120 words', { text: { text_content_en: paragraphs } }),
    ).toEqual([]);
  });

  test('finds a sentence that is written in two records', () => {
    const sentence = 'The caravan waited a whole day for the letters from the consul.';
    const texts = [7, 8].map((text_id) => ({
      ...text,
      text_id,
      text_content_en: `Day ${text_id}. ${sentence}`,
    }));
    expect(violations('no sentence is written twice', { texts })).toEqual([
      `a.json: texts, text_id 8: text_content_en: write another sentence than in texts, text_id 7: ‘${sentence}’`,
    ]);
  });
});
