import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { ProposalSubject } from '@cae-map/contract/entities/editing/proposal';
import type { Position } from '@cae-map/expedition/route/geography';
import { toPosition } from '@cae-map/expedition/route/route';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A published record of which a visitor wants to propose a correction, with its current values. */
export interface CorrectedRecord {
  readonly subject: ProposalSubject;
  readonly id: number;
  /** What the visitor sees as its name. */
  readonly title: string;
  readonly position: Position | null;
  /** Days as `YYYY-MM-DD`; empty if unknown. */
  readonly date: string;
  readonly enddate: string;
  readonly title_ru: string;
  readonly title_en: string;
}

/** The place with the values that a visitor can correct. */
export function correctedPlace(place: PlaceRecord, title: string): CorrectedRecord {
  return {
    subject: 'place',
    id: place.place_id,
    title,
    position: toPosition(place),
    date: place.date ?? '',
    enddate: place.enddate ?? '',
    title_ru: place.title_ru,
    title_en: place.title_en,
  };
}

/** The picture with the values that a visitor can correct. */
export function correctedImage(image: ImageRecord, title: string): CorrectedRecord {
  return {
    subject: 'image',
    id: image.image_id,
    title,
    position: toPosition(image),
    date: image.datetime_original?.slice(0, 10) ?? '',
    enddate: '',
    title_ru: image.title_ru,
    title_en: image.title_en,
  };
}

/** A text, about which visitors send remarks. */
export function correctedText(textId: number, title: string): CorrectedRecord {
  return {
    subject: 'text',
    id: textId,
    title,
    position: null,
    date: '',
    enddate: '',
    title_ru: '',
    title_en: '',
  };
}

const correctionStore = createStore<{ readonly record: CorrectedRecord | null }>(() => ({ record: null }));

/** Opens the form for a correction of a record. */
export function requestCorrection(record: CorrectedRecord): void {
  correctionStore.setState({ record });
}

/** Closes the form. */
export function endCorrection(): void {
  correctionStore.setState({ record: null });
}

/** The record whose form is open; null if none is. */
export function useCorrectedRecord(): CorrectedRecord | null {
  return useStore(correctionStore, ({ record }) => record);
}
