import type { ApiClient } from '@cae-map/contract/api/client';
import type { TextRecord } from '@cae-map/contract/entities/book';
import type { PersonRecord } from '@cae-map/contract/entities/person';
import { stopsOfStretch } from '@cae-map/expedition/people/stretches';
import { textsMentioning } from '@cae-map/expedition/people/mentions';
import type { CitedWork } from '@cae-map/expedition/sources/cited-works';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import { allTextsQuery } from '../../../lib/api/texts/all-texts-query.ts';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { listQuery } from '../../../lib/api/lists.ts';
import { derivedQuery } from '../../../lib/api/query/derived-query.ts';
import type { ReadSource } from '../../../lib/api/query/query-meta.ts';
import { loadSourceRecords } from '../../../lib/sources/source-records.ts';
import { drawTravel, type TravelDrawing } from '../../../lib/travel-map/travel-drawing.ts';

/** An end of a stretch. */
export type StretchEnd = Pick<
  Place['record'],
  'place_id' | 'title_ru' | 'title_en' | 'date' | 'enddate' | 'date_format' | 'date_acc'
>;

/** A part of the journey; `to` is null for a meeting at one stop. */
export interface TravelledStretch {
  readonly from: StretchEnd;
  readonly to: StretchEnd | null;
}

/** A text in which the person is named. */
export type Mention = Pick<
  TextRecord,
  'text_id' | 'chapter_id' | 'text_date' | 'text_enddate' | 'date_format' | 'text_onplace' | 'text_onplace_en'
> & { readonly book_id: number };

/** Everything that the page of a person shows. Plain JSON. */
export interface PersonPage {
  readonly person: PersonRecord;
  readonly stretches: readonly TravelledStretch[];
  /** Null if the person travelled with the expedition nowhere. */
  readonly drawing: TravelDrawing | null;
  readonly mentions: readonly Mention[];
  readonly sources: readonly CitedWork[];
}

/** The query of the page of a person, null if there is no such person; embedded in the page. */
export function personQuery(client: ApiClient, personId: string) {
  return derivedQuery({
    name: 'person',
    parameters: { personId },
    derive: (read) => loadPerson(client, read, personId),
    embedded: true,
  });
}

async function loadPerson(client: ApiClient, read: ReadSource, personId: string): Promise<PersonPage | null> {
  const people = await read(listQuery(client, 'listPeople'));
  const person = people.records.find(({ person_id }) => person_id === personId);
  if (person === undefined) return null;
  const [{ expedition }, sources, mentions] = await Promise.all([
    read(expeditionQuery(client)),
    loadSourceRecords(client, read),
    loadMentions(client, read, personId),
  ]);
  const stops = person.stretches.map((stretch) => stopsOfStretch(expedition, stretch));
  return {
    person,
    stretches: person.stretches.flatMap((stretch) => readStretch(expedition, stretch)),
    drawing: drawTravel(expedition, stops),
    mentions,
    sources: sources.cited(person.sources),
  };
}

function readStretch(
  expedition: Expedition,
  { from, to }: PersonRecord['stretches'][number],
): readonly TravelledStretch[] {
  const [first, last] = [expedition.byId.get(from), expedition.byId.get(to)];
  if (first === undefined || last === undefined) return [];
  return [{ from: readEnd(first), to: first.id === last.id ? null : readEnd(last) }];
}

function readEnd({ record }: Place): StretchEnd {
  const { place_id, title_ru, title_en, date, enddate, date_format, date_acc } = record;
  return { place_id, title_ru, title_en, date, enddate, date_format, date_acc };
}

/** The page is complete without the mentions, whose list of all texts is large. */
async function loadMentions(
  client: ApiClient,
  read: ReadSource,
  personId: string,
): Promise<readonly Mention[]> {
  const [texts, textIds] = await Promise.all([
    read(allTextsQuery(client)),
    read(listQuery(client, 'listAllTextIds')),
  ]).catch(() => [[], { records: [] }] as const);
  const books = new Map(textIds.records.map(({ text_id, book_id }) => [text_id, book_id]));
  return textsMentioning(texts, personId).flatMap((text) => {
    const book_id = books.get(text.text_id);
    if (book_id === undefined) return [];
    const { text_id, chapter_id, text_date, text_enddate, date_format, text_onplace, text_onplace_en } = text;
    return [
      { text_id, chapter_id, text_date, text_enddate, date_format, text_onplace, text_onplace_en, book_id },
    ];
  });
}
