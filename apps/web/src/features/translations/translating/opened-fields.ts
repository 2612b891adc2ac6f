import { ApiError, type BrowserApiClient } from '@cae-map/contract/api/client';
import { fieldKey, type FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { createStore } from 'zustand/vanilla';

/** A field that is open, or that is leased ahead because it is the next one. */
export interface OpenedField {
  readonly detail: TranslationDetail;
  /** The user who translates it, so that it is read-only here; null for a field that is leased to this user. */
  readonly leasedBy: string | null;
}

/** A field that could be the next one, and the version of its state as it is listed. */
export interface Candidate {
  readonly reference: FieldReference;
  readonly version: number;
}

/** The open fields by `fieldKey`. */
export const openedStore = createStore<Readonly<Record<string, OpenedField>>>(() => ({}));

/** Leases a field and reads its texts. A field that is leased already, because it was the next one, needs no request. */
export async function openField(client: BrowserApiClient, reference: FieldReference): Promise<void> {
  if (openedStore.getState()[fieldKey(reference)]?.leasedBy === null) return;
  await renewField(client, reference);
}

/** Leases a field again; another user may have it, if the lease has ended. */
export async function renewField(client: BrowserApiClient, reference: FieldReference): Promise<void> {
  try {
    const { translation } = await client.call(
      'leaseTranslation',
      {},
      { body: { candidates: [{ reference }] } },
    );
    store({ detail: translation, leasedBy: null });
  } catch (error) {
    if (!isLeasedByOther(error)) throw error;
    store(await readLeased(client, reference));
  }
}

/**
 * Leases the first of some fields that nobody else translates and nobody has changed since they were listed.
 * @returns its reference; null if there is none
 */
export async function openFirst(
  client: BrowserApiClient,
  candidates: readonly Candidate[],
): Promise<FieldReference | null> {
  if (candidates.length === 0) return null;
  try {
    const { translation } = await client.call(
      'leaseTranslation',
      {},
      { body: { candidates: [...candidates] } },
    );
    store({ detail: translation, leasedBy: null });
    return referenceOf(translation);
  } catch (error) {
    if (isLeasedByOther(error)) return null;
    throw error;
  }
}

/**
 * Gives a field back, also while the page is being left. A failure is ignored: the lease ends by itself.
 * @param isSaved a save ends the lease by itself
 */
export function leaveField(
  client: BrowserApiClient,
  reference: FieldReference,
  { keepalive = false, isSaved = false } = {},
): void {
  const key = fieldKey(reference);
  const { [key]: opened, ...others } = openedStore.getState();
  if (opened === undefined) return;
  openedStore.setState(others, true);
  if (opened.leasedBy !== null || isSaved) return;
  client.call('releaseTranslation', referenceOf(reference), { keepalive }).catch(() => undefined);
}

/** Puts the present state of an open field in place of the one that was opened. */
export function replaceOpened(detail: TranslationDetail): void {
  const opened = openedStore.getState()[fieldKey(detail)];
  if (opened !== undefined) store({ ...opened, detail });
}

/** Only the parts of a reference, without the state. */
export function referenceOf({ source_table, source_id, field, language }: FieldReference): FieldReference {
  return { source_table, source_id, field, language };
}

function store(opened: OpenedField): void {
  openedStore.setState({ [fieldKey(opened.detail)]: opened });
}

function isLeasedByOther(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'field_leased';
}

/** The texts of a field that another user translates, and who it is. */
async function readLeased(client: BrowserApiClient, reference: FieldReference): Promise<OpenedField> {
  const { source_table, source_id, language } = reference;
  const [details, leases] = await Promise.all([
    client.call('listTranslationsOfRecord', { source_table, source_id, language }),
    client.call('listTranslationLeases', {}),
  ]);
  const key = fieldKey(reference);
  const detail = details.find((each) => fieldKey(each) === key);
  if (detail === undefined) throw new ApiError('refused', 'there is no such field', { status: 404 });
  return { detail, leasedBy: leases.find((lease) => fieldKey(lease) === key)?.user ?? '' };
}
