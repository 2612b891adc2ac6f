import { createSearchIndex } from '@cae-map/expedition/search/engine/create-search-index';
import type { SearchInput } from '@cae-map/expedition/search/search-input';
import { readRealSearchInput } from '@cae-map/expedition/testing/search';
import { formatTable, type Table } from './report.ts';

/**
 * Measures the search with the shipped content and with ten times as much: `npx tsx bench/search.ts`. Each query is typed
 * character by character. The budget of a keystroke is 16 ms of processor time.
 */

const queries = `
хотан|даржилинг|улан-батор|урумчи|верхний уймон|лагерь под сасером|перевал танг-ла|khotan|ulaanbaatar|darjeling|karakorum
kashgr|gandan monastery|乌鲁木齐|rkfl|июнь 1926|13 июня 1926|march 6, 1925|34.15, 77.58|караван экспедиции|рерих|белухаа
the expedition left leh|переход через пустыню|ненаходимоеслово|по дороге к перевалу
`
  .trim()
  .split(/[|\n]/);

/** The letters that replace others in the copies of the content, so that the copies have different words. */
const otherLetters = ['', 'а', 'о', 'у', 'э', 'ы', 'е', 'и', 'ю', 'я'];
const letterSwaps: Readonly<Record<string, readonly string[]>> = {
  cyrillic: ['б', 'в', 'г', 'д', 'ж', 'з', 'к', 'л', 'м', 'н'],
  latin: ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r'],
};

/** Multiplies the content. In the copies one letter of every name and of every third word is replaced. */
function multiplyContent(input: SearchInput, times: number): SearchInput {
  const copies = Array.from({ length: times }, (_, copy) => copy);
  const name = (text: string, copy: number): string => replaceLetters(text, copy, 1);
  const text = (content: string, copy: number): string => replaceLetters(content, copy, 3);
  return {
    whitelist: [],
    people: input.people,
    works: input.works,
    places: copies.flatMap((copy) =>
      input.places.map((place) => ({
        ...place,
        place_id: place.place_id + copy * 10_000,
        title_ru: name(place.title_ru, copy),
        title_en: name(place.title_en, copy),
        title_modern: name(place.title_modern, copy),
      })),
    ),
    aliases: copies.flatMap((copy) =>
      input.aliases.map((alias) => ({
        ...alias,
        placeId: alias.placeId + copy * 10_000,
        name: name(alias.name, copy),
      })),
    ),
    texts: copies.flatMap((copy) =>
      input.texts.map((record) => ({
        ...record,
        text_id: record.text_id + copy * 10_000,
        text_content: text(record.text_content, copy),
        text_content_en: text(record.text_content_en, copy),
        text_onplace: text(record.text_onplace, copy),
        text_onplace_en: text(record.text_onplace_en, copy),
      })),
    ),
    captions: copies.flatMap((copy) =>
      input.captions.map((caption) => ({
        ...caption,
        image_id: caption.image_id + copy * 10_000,
        title_ru: text(caption.title_ru, copy),
        title_en: text(caption.title_en, copy),
      })),
    ),
  };
}

/** Replaces the third letter of every nth word outside of tags; copy 0 stays unchanged. */
function replaceLetters(text: string, copy: number, nth: number): string {
  if (copy === 0) return text;
  let count = 0;
  return text.replaceAll(/<[^>]*>|\p{L}{3,}/gu, (word) => {
    count += 1;
    if (word.startsWith('<') || count % nth !== 0) return word;
    const letters = /\p{Script=Cyrillic}/u.test(word) ? letterSwaps['cyrillic'] : letterSwaps['latin'];
    return `${word.slice(0, 2)}${letters?.[copy] ?? ''}${otherLetters[copy] ?? ''}${word.slice(3)}`;
  });
}

/** The processor time of this process in milliseconds; it does not include other processes. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function measureTime(work: () => void): number {
  const start = processorTime();
  work();
  return processorTime() - start;
}

function measure(title: string, input: SearchInput): string[] {
  const memoryBefore = process.memoryUsage().heapUsed;
  let index = createSearchIndex({
    places: [],
    texts: [],
    captions: [],
    people: [],
    works: [],
    aliases: [],
    whitelist: [],
  });
  const build = measureTime(() => {
    index = createSearchIndex(input);
  });
  const memory = (process.memoryUsage().heapUsed - memoryBefore) / 1e6;
  const search = (query: string): number =>
    measureTime(() => index.search(query, { language: 'ru', limit: 8 }));
  const type = (): { query: string; time: number }[] =>
    queries.flatMap((query) =>
      Array.from({ length: query.length - 1 }, (_, letters) => {
        const typed = query.slice(0, letters + 2);
        return { query: typed, time: search(typed) };
      }),
    );
  const cold = type();
  const warm = [...type(), ...type(), ...type()].toSorted((a, b) => a.time - b.time);
  const at = (share: number): string =>
    (warm[Math.min(warm.length - 1, Math.floor(warm.length * share))]?.time ?? 0).toFixed(1);
  return [
    title,
    `${input.places.length} / ${input.texts.length} / ${input.captions.length}`,
    memory.toFixed(0),
    build.toFixed(0),
    at(0.5),
    at(0.95),
    at(0.99),
    `${at(1)} (${warm.at(-1)?.query})`,
    Math.max(...cold.map(({ time }) => time)).toFixed(1),
    search('а'.repeat(10_000)).toFixed(1),
  ];
}

const head =
  'content|places / texts / captions|index, MB|build|median|p95|p99|maximum|maximum of the first run|10,000 characters';

/** Measures the queries with the shipped content and with ten times as much. */
export function measureSearch(): Table {
  const input = readRealSearchInput();
  const rows = [measure('shipped', input), measure('ten times', multiplyContent(input, 10))];
  return { title: 'Search: milliseconds of processor time per keystroke', head: head.split('|'), rows };
}

if (process.argv[1] === import.meta.filename) console.log(formatTable(measureSearch()));
