import { ApiError } from '@cae-map/contract/api/client';
import { fieldKey, type FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import type { TranslatableTable } from '@cae-map/contract/enumerations';
import { QueryClient } from '@tanstack/react-query';
import { letPageRespond } from '../../lib/timing/let-page-respond.ts';
import { fakeCalls, type FakeResponses, type ReceivedCall } from '../data/fake-calls.ts';
import { accountRecord, imageRecord, placeRecord } from '../data/records.ts';

/** The response of the account of a user who may suggest translations only. */
export const ofUser: FakeResponses = {
  getMe: () => accountRecord({ id: 7, full_name: 'Boris', role: 'user' }),
};

/** The state of the title of a place or, if `source_table` is given, of another record, with its texts. */
export function titleDetail(placeId: number, fields: Partial<TranslationDetail> = {}): TranslationDetail {
  return {
    id: null,
    source_table: 'places',
    source_id: placeId,
    field: 'title',
    language: 'en',
    status: 'missing',
    version: 0,
    updated_at: null,
    translated_by: null,
    approved_by: null,
    approved_at: null,
    has_suggestion: false,
    comment_count: 0,
    source: `Лагерь ${placeId}`,
    target: '',
    translated_source: null,
    suggestion: null,
    ...fields,
  };
}

interface SaveBody {
  readonly value: string;
  readonly approve: boolean;
}

/** A fake server with the titles of some places and images, which leases and saves them. */
export function fakeTranslations(details: readonly TranslationDetail[], others: FakeResponses = {}) {
  const stored = new Map(details.map((detail) => [fieldKey(detail), detail]));
  const find = (reference: unknown): TranslationDetail => {
    const detail = stored.get(fieldKey(reference as FieldReference));
    if (detail === undefined) throw new ApiError('refused', 'not found', { status: 404 });
    return detail;
  };
  const calls = fakeCalls({
    getMe: () => accountRecord({ id: 7, full_name: 'Lia', role: 'admin' }),
    listTranslations: () => [...stored.values()],
    listTranslationLeases: () => [],
    listTranslationsOfRecord: () => [...stored.values()],
    listSuggestions: () => [],
    releaseTranslation: () => null,
    leaseTranslation: ({ options }: ReceivedCall) => {
      const { candidates } = options.body as { candidates: { reference: FieldReference }[] };
      const [first] = candidates;
      if (first === undefined) throw new ApiError('refused', 'none', { status: 409, code: 'field_leased' });
      return { translation: find(first.reference), expires_at: '2026-11-29T12:00:00.000Z' };
    },
    saveTranslation: async ({ parameters, options }: ReceivedCall) => {
      // As a network, which responds after the page has shown the next field.
      await letPageRespond();
      const detail = find(parameters);
      const { value, approve } = options.body as SaveBody;
      const saved: TranslationDetail = {
        ...detail,
        target: value,
        status: approve ? 'completed' : 'translated',
        version: detail.version + 1,
      };
      stored.set(fieldKey(detail), saved);
      return saved;
    },
    ...others,
  });
  const titlesOf = (table: TranslatableTable) =>
    details
      .filter((detail) => detail.source_table === table)
      .map(({ source_id: id, source, target }) => ({ id, title_ru: source, title_en: target }));
  const places = titlesOf('places').map(({ id, ...titles }) =>
    placeRecord({ place_id: id, seqid: id, ...titles }),
  );
  const images = titlesOf('images').map(({ id, ...titles }) => imageRecord({ image_id: id, ...titles }));
  const lists = fakeCalls({
    listPlaces: () => places,
    listImages: () => images,
    listBooks: () => [],
    listAllChapters: () => [],
    listAllTexts: () => [],
    listAllTextIds: () => [],
    listInferredLegs: () => [],
    listPeople: () => [],
    getConfiguration: () => ({ translations: { is_open: false, languages: ['en'] } }),
  });
  return {
    ...calls,
    stored,
    options: {
      client: lists.client,
      browserClient: calls.client,
      queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    },
  };
}
