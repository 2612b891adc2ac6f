import type { BaseLayer } from '@cae-map/layers/base-layer';
import { createStore } from 'zustand/vanilla';
import { readLocal, writeLocal } from '../../lib/storage/local-storage.ts';

/** The catalogue of layers, which is loaded when one of them is needed. */
export type LayerCatalogue = (code: string) => BaseLayer | undefined;

interface BaseLayerState {
  /** The layer that the visitor has chosen at this or an earlier visit. */
  readonly chosen: string | null;
  /** The layer of this visit without a choice; null until it is decided. It never changes then. */
  readonly initial: string | null;
  /** The codes of the visible overlays. */
  readonly overlays: readonly string[];
  /** Whether the visitor has agreed that maps of other companies are requested. */
  readonly hasAgreed: boolean;
  readonly catalogue: LayerCatalogue | null;
  /** The country of the visitor; null until it is known. */
  readonly country: string | null;
}

/** The choice of layers. With the hash of the URL, which has precedence, it is all that decides about them. */
export const baseLayerStore = createStore<BaseLayerState>(() => ({
  chosen: null,
  initial: null,
  overlays: [],
  hasAgreed: false,
  catalogue: null,
  country: null,
}));

const codePattern = /^[\w.-]{1,64}$/;

/** Reads the choices of earlier visits. Invalid values are ignored. */
export function restoreBaseLayer(): void {
  const chosen = readLocal('ActiveMapLayer');
  baseLayerStore.setState({
    chosen: chosen !== null && codePattern.test(chosen) ? chosen : null,
    overlays: readCodes(readLocal('VisibleOverlayLayers')),
    hasAgreed: readLocal('onlineMapsAgreed') === 'true',
  });
}

function readCodes(stored: string | null): readonly string[] {
  try {
    const codes: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(codes)
      ? codes.filter((code): code is string => typeof code === 'string' && codePattern.test(code))
      : [];
  } catch {
    return [];
  }
}

/** Stores the chosen layer. The URL is written by `useChooseBaseLayer`. */
export function rememberBaseLayer(code: string): void {
  writeLocal('ActiveMapLayer', code);
  baseLayerStore.setState({ chosen: code });
}

/** Shows or hides an overlay and stores the visible ones. */
export function setOverlayVisible(code: string, isVisible: boolean): void {
  const others = baseLayerStore.getState().overlays.filter((each) => each !== code);
  const overlays = isVisible ? [...others, code] : others;
  writeLocal('VisibleOverlayLayers', JSON.stringify(overlays));
  baseLayerStore.setState({ overlays });
}

/** Stores whether maps of other companies may be requested. */
export function setAgreement(hasAgreed: boolean): void {
  writeLocal('onlineMapsAgreed', String(hasAgreed));
  baseLayerStore.setState({ hasAgreed });
}

/** Decides the layer of a visit without a choice, once. */
export function decideInitialLayer(code: string): void {
  baseLayerStore.setState(({ initial }) => ({ initial: initial ?? code }));
}

let loading: Promise<{ readonly findLayer: LayerCatalogue }> | undefined;

/** Loads the catalogue once; the next call after a failure loads it again. @throws if it cannot be loaded */
export async function loadCatalogue(): Promise<void> {
  loading ??= import('@cae-map/layers/catalogue');
  try {
    const { findLayer } = await loading;
    baseLayerStore.setState({ catalogue: findLayer });
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
