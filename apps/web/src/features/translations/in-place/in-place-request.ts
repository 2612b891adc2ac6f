import type { FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import { createStore } from 'zustand/vanilla';

/** The field that a translator has pointed at on a page of the product; null if none is open. */
export const inPlaceStore = createStore<{ readonly reference: FieldReference | null }>(() => ({
  reference: null,
}));

export function openInPlace(reference: FieldReference): void {
  inPlaceStore.setState({ reference });
}

export function closeInPlace(): void {
  inPlaceStore.setState({ reference: null });
}
