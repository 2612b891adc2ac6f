import type { LayerOffer } from '@cae-map/contract/entities/configuration';
import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { useConfiguration } from '../../lib/api/configuration-query.ts';
import { logEvent } from '../../lib/events/log-event.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useMapUrl, useMapUrlState } from '../../lib/map-url/map-url-context.tsx';
import { useOptions } from '../../lib/options/options-store.ts';
import { useIsInAudience } from '../../lib/session/use-offered.ts';
import { baseLayerStore, rememberBaseLayer } from './base-layer-store.ts';
import {
  atlasCode,
  chooseOffered,
  findShownLayer,
  mayAskOthers,
  type OfferedLayer,
  type ShownLayer,
} from '@cae-map/layers/layer-choice';

const noOffers: readonly LayerOffer[] = [];
const noLayers: readonly OfferedLayer[] = [];
const atlas: ShownLayer = { kind: 'atlas' };

/** The code of the wanted layer: of the URL, else the chosen one, else that of the first visit, else the atlas. */
export function useLayerCode(): string {
  const inUrl = useMapUrlState(({ hash }) => hash.layer);
  const { chosen, initial } = useStore(baseLayerStore);
  return inUrl ?? chosen ?? initial ?? atlasCode;
}

/** The layers and overlays that the visitor can choose; empty until the catalogue is loaded. */
export function useOfferedLayers(): readonly OfferedLayer[] {
  const offers = useConfiguration()?.layers ?? noOffers;
  const showsAdditional = useOptions((options) => options.showAdditionalMaps);
  const isResearcher = useIsInAudience('researchers');
  const { catalogue, country } = useStore(baseLayerStore);
  return useMemo(
    () =>
      catalogue === null
        ? noLayers
        : chooseOffered({ offers, findLayer: catalogue, showsAdditional, isResearcher, country }),
    [offers, catalogue, showsAdditional, isResearcher, country],
  );
}

/** Whether tiles of other companies may be requested. */
export function useMayAskOthers(): boolean {
  const hasAgreed = useStore(baseLayerStore, (state) => state.hasAgreed);
  return mayAskOthers(useConfiguration()?.online_maps ?? 'ask', hasAgreed);
}

/** What is drawn for the wanted layer; the atlas until the catalogue is loaded. */
export function useShownLayer(): ShownLayer {
  const code = useLayerCode();
  const offered = useOfferedLayers();
  const mayAsk = useMayAskOthers();
  const isLoaded = useStore(baseLayerStore, ({ catalogue }) => catalogue !== null);
  return useMemo(
    () => (isLoaded ? findShownLayer(code, offered, mayAsk) : atlas),
    [isLoaded, code, offered, mayAsk],
  );
}

/** The visible overlays; none while other companies may not be asked. */
export function useShownOverlays(): readonly OfferedLayer[] {
  const offered = useOfferedLayers();
  const mayAsk = useMayAskOthers();
  const visible = useStore(baseLayerStore, (state) => state.overlays);
  return useMemo(
    () =>
      mayAsk
        ? offered.filter(({ layer }) => layer.group === 'overlay' && visible.includes(layer.code))
        : noLayers,
    [offered, mayAsk, visible],
  );
}

/** Returns a function that shows a layer: it is remembered for the next visit, written to the URL and logged. */
export function useChooseBaseLayer(): (code: string) => void {
  const mapUrl = useMapUrl();
  const { language } = useLanguage();
  return useCallback(
    (code) => {
      logEvent('layerChange', language, { layer: code });
      rememberBaseLayer(code);
      mapUrl?.replace({ layer: code });
    },
    [mapUrl, language],
  );
}
