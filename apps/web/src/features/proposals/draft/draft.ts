import type { ProposalBody, ProposalKind, ProposedValues } from '@cae-map/contract/entities/editing/proposal';
import { isCalendarDate } from '@cae-map/contract/calendar-date';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { Position } from '@cae-map/expedition/route/geography';
import type { CorrectedRecord } from '../../../lib/corrections/correction-request.ts';

/** What a visitor has entered, of all kinds, so that nothing is lost when the kind is changed. */
export interface ProposalDraft {
  readonly kind: ProposalKind;
  readonly position: Position | null;
  /** Days as entered. */
  readonly date: string;
  readonly enddate: string;
  readonly title_ru: string;
  readonly title_en: string;
  readonly remark: string;
  readonly creditName: string;
  readonly contact: string;
}

/** The form before anything is entered: with the present values of the record. */
export function createDraft(record: CorrectedRecord): ProposalDraft {
  const { date, enddate, title_ru, title_en } = record;
  return {
    kind: record.subject === 'place' ? 'position' : 'remark',
    position: null,
    date,
    enddate,
    title_ru,
    title_en,
    remark: '',
    creditName: '',
    contact: '',
  };
}

/** The fields of the form that can be wrong, and why. */
export type DraftField = 'position' | 'date' | 'enddate' | 'title_ru' | 'remark';
export type DraftProblem = 'position' | 'date' | 'order' | 'sameDate' | 'name' | 'remark';
export interface FieldProblem {
  readonly field: DraftField;
  readonly problem: DraftProblem;
}

/** Finds the first problem of a draft; null if it can be sent. */
export function findProblem(draft: ProposalDraft, record: CorrectedRecord): FieldProblem | null {
  switch (draft.kind) {
    case 'position':
      return draft.position === null ? { field: 'position', problem: 'position' } : null;
    case 'date':
      return findDateProblem(draft, record);
    case 'name':
      return hasValues(draft, record) ? null : { field: 'title_ru', problem: 'name' };
    case 'remark':
      return draft.remark.trim() === '' ? { field: 'remark', problem: 'remark' } : null;
  }
}

function findDateProblem(draft: ProposalDraft, record: CorrectedRecord): FieldProblem | null {
  const { date, enddate } = { date: draft.date.trim(), enddate: draft.enddate.trim() };
  if (!isCalendarDate(date)) return { field: 'date', problem: 'date' };
  if (enddate !== '' && !isCalendarDate(enddate)) return { field: 'enddate', problem: 'date' };
  if (enddate !== '' && enddate < date) return { field: 'enddate', problem: 'order' };
  return hasValues(draft, record) ? null : { field: 'date', problem: 'sameDate' };
}

function hasValues(draft: ProposalDraft, record: CorrectedRecord): boolean {
  return Object.keys(proposedValues(draft, record)).length > 0;
}

/** The values of the chosen kind that differ from those of the record. */
export function proposedValues(draft: ProposalDraft, record: CorrectedRecord): ProposedValues {
  const differs = (field: 'date' | 'enddate' | 'title_ru' | 'title_en'): boolean =>
    draft[field].trim() !== record[field].trim();
  switch (draft.kind) {
    case 'position':
      return draft.position === null ? {} : { latitude: draft.position[0], longitude: draft.position[1] };
    case 'date': {
      const enddate = draft.enddate.trim();
      return {
        ...(differs('date') ? { date: draft.date.trim() } : {}),
        ...(differs('enddate') ? { enddate: enddate === '' ? null : enddate } : {}),
      };
    }
    case 'name':
      return {
        ...(differs('title_ru') && draft.title_ru.trim() !== '' ? { title_ru: draft.title_ru.trim() } : {}),
        ...(differs('title_en') && draft.title_en.trim() !== '' ? { title_en: draft.title_en.trim() } : {}),
      };
    case 'remark':
      return {};
  }
}

/** The body of the request. @param website the field that people do not see */
export function toProposalBody(
  draft: ProposalDraft,
  record: CorrectedRecord,
  { lang, website }: { readonly lang: ContentLanguage; readonly website: string },
): ProposalBody {
  return {
    subject: record.subject,
    subject_id: record.id,
    kind: draft.kind,
    proposed: proposedValues(draft, record),
    remark: draft.remark.trim(),
    credit_name: draft.creditName.trim(),
    contact: draft.contact.trim(),
    lang,
    website,
  };
}
