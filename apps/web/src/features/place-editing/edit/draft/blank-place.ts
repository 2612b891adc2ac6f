import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { compareTravelOrder } from '@cae-map/expedition/route/neighbours';
import { newRecordId } from '../../../../ui/workbench/kind/record-kind.ts';
import { seqidAfter } from '../../../../lib/lists/plan-order.ts';

/**
 * The fields of a new place, which is put after another stop. Dates and means of travel are left empty, since readers would take
 * those of the stop before for facts.
 * @param afterId the stop before it; null for the end of the route
 */
export function createBlankPlace(places: readonly PlaceRevision[], afterId: number | null): PlaceRevision {
  const sorted = places.toSorted(compareTravelOrder);
  const index =
    afterId === null ? sorted.length - 1 : sorted.findIndex(({ place_id }) => place_id === afterId);
  const before = sorted[index];
  const order = sorted.map(({ place_id, seqid }) => ({ id: place_id, seqid }));
  const lastSeqid = before?.seqid ?? 0;
  return {
    place_id: newRecordId,
    // Places with the same number are in the order of their ids, so that a new one follows.
    seqid: seqidAfter(order, before?.place_id ?? null) ?? lastSeqid,
    title_ru: '',
    title_en: '',
    title_modern: '',
    title_cn: '',
    latitude: null,
    longitude: null,
    date: null,
    enddate: null,
    date_format: before?.date_format ?? 'YYYY-MM-DD',
    date_acc: null,
    routejson: '[]',
    zoom: 'small',
    minzoom: 8,
    tooltip_position: null,
    visited_on: before?.visited_on ?? 'cae',
    accuracy_level: 'unknown',
    go_by: null,
    place_type: 'ontheway',
    ispathpart: true,
    path_ref_req: false,
    path_ref_req_info: '',
    hide_distance: false,
    notes: '',
    notes_en: '',
    location_reference: '',
    location_reference_en: '',
    overnight_place: '',
    overnight_place_en: '',
    traveler_todo: '',
    traveler_todo_en: '',
    content_todo: '',
    sources: [],
    imgcount: 0,
    version: 1,
    created_at: '1970-01-01T00:00:00.000Z',
    updated_at: '1970-01-01T00:00:00.000Z',
    updated_by: null,
  };
}
