import type { ApiCallSchemas } from '@cae-map/contract/api/api-call-schemas';
import { apiBase, apiCalls, type ApiCallName } from '@cae-map/contract/api/calls';
import type { ApiCall } from '@cae-map/contract/api/call';
import { recordApiCalls } from '@cae-map/contract/api/records/record-api-calls';
import { translationCalls } from '@cae-map/contract/api/subjects/translation-calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { testPassword } from '../accounts/accounts.ts';
import { smallestValueOf } from './smallest-value.ts';

const bookFields = {
  book_type: 'diary',
  book_title: 'Дневник',
  book_title_en: 'A diary',
  book_author: '',
  book_author_en: '',
  book_rights: '',
  book_rights_en: '',
  is_downloadable: true,
};

const personFields = {
  person_id: 'lobsang',
  seqid: 1,
  group: 'companion',
  name_ru: 'Лобзанг',
  name_en: 'Lobsang',
  other_names: '',
  born: '',
  died: 'c. 1930',
  role_ru: 'погонщик',
  role_en: 'a caravaneer',
  about_ru: '<p>Вёл мулов.</p>',
  about_en: '<p>He led the mules.</p>',
  fate_ru: '',
  fate_en: '',
  stretches: [],
  sources: [],
};

const viewpointFields = {
  seqid: 1,
  place_id: 53,
  altitude: 3600,
  range: 42_000,
  tilt: 74,
  heading: 15,
  rest_seconds: 16,
};

const workFields = {
  work_id: 'a-diary',
  seqid: 1,
  kind: 'diary',
  author_ru: '',
  author_en: '',
  title_ru: 'Дневник',
  title_en: 'A diary',
  year: null,
  publication_ru: '',
  publication_en: '',
  url: null,
  note_ru: '',
  note_en: '',
};

const aliasFields = { place_ids: [1], names: [{ language: 'zh', name: '列城' }], note: '' };

const heightFields = { place_id: 1, metres: 3524, source_ru: 'по карте', source_en: 'on a map' };

const titleOfPlace = { source_table: 'places', source_id: 1, field: 'title', language: 'en' };

/** The contents of the calls that receive a file. */
const files: Partial<Record<ApiCallName, string>> = {
  readBookFile: '# Diary',
  readTranslationFile: 'table,id,field,language,target\nplaces,1,title,en,Leh\n',
};

/** A valid body of the calls that have one and whose schema does not describe it completely; the secrets in it belong to nobody. */
const bodies: Partial<Record<ApiCallName, object>> = {
  login: { username: 'nobody@example.org', password: testPassword },
  register: { full_name: 'Лия', email: 'new@example.org', password: testPassword },
  confirmEmail: { token: 'unknown' },
  subscribeToCaravan: { email: 'reader@example.org', lang: 'en', time_zone: 'UTC' },
  confirmCaravanSubscription: { token: 'unknown' },
  leaveCaravan: { token: 'unknown' },
  requestPasswordReset: { email: 'nobody@example.org' },
  resetPassword: { token: 'unknown', password: testPassword },
  completeGoogleSignIn: { query: 'code=unknown&state=unknown' },
  updateMe: { full_name: 'Лия' },
  changePassword: { current_password: testPassword, new_password: 'thirteen camels on ice' },
  deleteMe: { password: testPassword },
  quickEditPlace: { placeId: 1, minzoom: 7 },
  editImages: { edits: [{ image_id: 1, version: 1, fields: { title_ru: 'Лех' } }] },
  editTexts: { edits: [{ text_id: 1, version: 1, fields: { date_format: 'YYYY' } }] },
  reorderImages: { positions: [{ image_id: 1, seqid: 7 }] },
  removeOrphanFiles: { names: ['images/00/none.webp'] },
  replaceImageFile: { upload_id: '0'.repeat(32) },
  addVideo: { video_id: 'aaaaaaaaaaa', image_enabled: false },
  createProposal: {
    subject: 'place',
    subject_id: 1,
    kind: 'position',
    proposed: { latitude: 34.2, longitude: 77.6 },
    remark: '',
    credit_name: '',
    contact: '',
    lang: 'ru',
  },
  inviteUser: { full_name: 'Лия', email: 'invited@example.org', role: 'editor', lang: 'en' },
  updateUser: { role: 'editor' },
  renewInvitation: { lang: 'en' },
  acceptProposal: { subject_version: 1, values: {}, is_credited: false, editor_note: '' },
  declineProposal: { editor_note: '' },
  createPerson: personFields,
  updatePerson: personFields,
  createWork: workFields,
  updateWork: workFields,
  createAlias: aliasFields,
  updateAlias: aliasFields,
  createHeight: heightFields,
  updateHeight: heightFields,
  createViewpoint: viewpointFields,
  updateViewpoint: viewpointFields,
  importBook: { ...bookFields, chapters: [] },
  saveTranslation: { value: 'Leh', seen: { source: 'Лех', target: '' } },
  saveTranslations: {
    changes: [{ reference: titleOfPlace, value: 'Leh', seen: { source: 'Лех', target: '' } }],
  },
  leaseTranslation: { candidates: [{ reference: titleOfPlace }] },
  decideSuggestion: { decision: 'decline' },
  addTranslationComment: { text: 'Which pass?' },
  reportPresence: { entity: 'place', entity_id: 1, window_id: 'abcdefgh', is_open: true },
};

const queries: Partial<Record<ApiCallName, string>> = {
  listEventTotals: 'days=7',
  listTextsByDate: 'date=1925-09-01',
  listTextsByPlace: 'placeId=1',
  logEvent: 'event=locate&lang=ru&data={"action":"found"}',
  listNewestImages: 'count=1',
  renameImage: 'newfilename=leh.jpg',
  readBookFile: 'file_name=diary.md',
  readTranslationFile: 'file_name=translations.csv',
  setTranslationStatus: 'status=translated',
  getProposalStates: `keys=${'0'.repeat(32)}`,
  getTileAttribution: 'z=1&north=1&south=0&east=1&west=0',
};

/** A request, for `fetch` and for Fastify's `inject`. */
export interface CallRequest {
  readonly method: ApiCall['method'];
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
}

/** No session, no user and no job have this id: those of another user would be forbidden, and the caller must keep its role. */
const unknownId = '2000000000';
const unknownTileset = '0'.repeat(16);
const unknownUpload = '0'.repeat(32);

/** A book whose rights do not allow it is forbidden to everyone, and other calls add books. */
const bookDownloads: Partial<Record<ApiCallName, true>> = {
  downloadBook: true,
  downloadBookForEditors: true,
};

/** A valid body of a call of every kind of records. */
function bodyOfRecordCall(name: ApiCallName): object | undefined {
  const { body }: ApiCallSchemas = apiSchemas[name];
  return body !== undefined && name in recordApiCalls ? Object(smallestValueOf(body)) : undefined;
}

/** A well-formed request of a call: ids are 1, and no record need exist. */
export function requestOfCall(name: ApiCallName): CallRequest {
  const call: ApiCall = apiCalls[name];
  const path = (name in bookDownloads ? call.path.replace('{book_id}', unknownId) : call.path)
    .replace('{session_id}', unknownId)
    .replace('{user_id}', unknownId)
    .replace('{job_id}', unknownId)
    .replace('{upload_id}', unknownUpload)
    .replace('{version}', unknownTileset)
    .replace('{date}', '2026-08-26')
    .replace('{source_table}', 'places')
    .replace('{field}', 'title')
    .replace('{language}', name in translationCalls ? 'en' : 'ru')
    .replace('{data_source}', 'places')
    .replace('{status}', 'all')
    .replace('{lang}', 'ru')
    .replace('{format}', name in translationCalls ? 'csv' : 'content')
    .replaceAll(/\{\w+\}/g, '1');
  const query = queries[name];
  const body = bodies[name] ?? bodyOfRecordCall(name);
  const isForm = call.kind === 'write' && call.encoding === 'form';
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const file = files[name];
  if (file !== undefined)
    return {
      method: call.method,
      url: `${apiBase}${path}?${query}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: file,
    };
  return {
    method: call.method,
    url: apiBase + path + (query === undefined ? '' : `?${query}`),
    headers: {
      ...(body === undefined ? {} : { 'content-type': type }),
      ...(call.kind === 'write' && call.isVersioned ? { 'if-match': '"1"' } : {}),
      ...(call.kind === 'upload'
        ? { 'tus-resumable': '1.0.0', 'upload-length': '7', 'upload-offset': '0' }
        : {}),
    },
    ...(body === undefined
      ? {}
      : { payload: isForm ? new URLSearchParams(Object.entries(body)).toString() : JSON.stringify(body) }),
  };
}
