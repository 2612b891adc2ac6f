import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { capabilitiesOf } from '@cae-map/contract/roles';
import type { Presence } from '@cae-map/contract/api/presence';
import { act } from '@testing-library/react';
import { restoreSession, sessionStore } from '../lib/session/session.ts';
import { imageRecord, placeRecord } from './data/records.ts';

/** Signs in a visitor with an administrator account. */
export function signInAsEditor(): void {
  act(() => {
    localStorage.setItem('token', 'abc');
    restoreSession('');
    sessionStore.setState({ isAccountPending: false, capabilities: capabilitiesOf('admin') });
  });
}

/** The response while no one else has the edited record open. */
export const nobodyElse: Presence = { editors: [], has_other_window: false };

/** The record of a place as editors read it. */
export function placeRevision(fields: Partial<PlaceRevision> = {}): PlaceRevision {
  return {
    ...placeRecord(),
    content_todo: '',
    sources: [],
    version: 3,
    created_at: '2026-10-01T10:00:00.000Z',
    updated_at: '2026-11-01T10:00:00.000Z',
    updated_by: 7,
    ...fields,
  };
}

/** The record of an image as editors read it. */
export function imageRevision(fields: Partial<ImageRevision> = {}): ImageRevision {
  return {
    ...imageRecord(),
    is_reviewed: true,
    is_original_public: false,
    perceptual_hash: null,
    original: null,
    thumbnail_state: 'done',
    thumbnail_error: null,
    version: 3,
    updated_by: 7,
    ...fields,
  };
}

/** The uploaded file of an image. */
export const uploadedOriginal = {
  format: 'jpeg',
  width: 400,
  height: 300,
  bytes: 10,
  upload_id: '0'.repeat(32),
  has_position: false,
} as const;

/** A text as editors read it: an entry of the chronicle at Leh. */
export function textRevision(fields: Partial<TextRevision> = {}): TextRevision {
  return {
    text_id: 12,
    chapter_id: 4,
    book_id: 1,
    text_seqid: 1,
    text_date: '1925-08-26',
    text_enddate: null,
    date_format: 'YYYY-MM-DD',
    text_content: '<p>Лех</p>',
    text_content_en: '<p>Leh</p>',
    text_iplaces: '',
    text_iplaces_en: '',
    text_onplace: 'Лех',
    text_onplace_en: 'Leh',
    book_type: 'chronicle',
    related_image_ids: [],
    sources: [],
    version: 1,
    updated_at: '2026-11-01T10:00:00.000Z',
    updated_by: 7,
    ...fields,
  };
}
