import { recordLanguageOf } from '@cae-map/contract/content-languages';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useConfiguration } from '../../lib/api/configuration-query.ts';
import { baseLayerStore, decideInitialLayer, loadCatalogue } from '../../map/base-layers/base-layer-store.ts';
import { atlasCode, initialLayerCode } from '@cae-map/layers/layer-choice';
import { useCountry } from '../../map/base-layers/use-country.ts';
import {
  useChooseBaseLayer,
  useLayerCode,
  useMayAskOthers,
  useOfferedLayers,
} from '../../map/base-layers/use-base-layer.ts';
import { openLayerQuestion } from './layer-panel-store.ts';
import { layerRequestStore, type LayerRequest } from './layer-request.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { logWarning } from '../../lib/log.ts';
import { useMapUrlState } from '../../lib/map-url/map-url-context.tsx';
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';

const LayerNotices = lazyOptional(async () => (await import('./notices/layer-notices.tsx')).LayerNotices);

/**
 * Loads what the wanted layers need: nothing for the atlas alone. Where other companies may be asked without agreement, it
 * also decides the layer of a visit without a choice, once, by the country of the visitor.
 */
export function BaseLayerLoader() {
  const code = useLayerCode();
  const hasOverlays = useStore(baseLayerStore, ({ overlays }) => overlays.length > 0);
  const hasRequest = useStore(layerRequestStore, ({ request }) => request !== null);
  const isNeeded = code !== atlasCode || hasOverlays || hasRequest;
  useEffect(() => {
    if (isNeeded) loadCatalogue().catch(() => logWarning('the catalogue of base layers failed to load'));
  }, [isNeeded]);
  useInitialLayer();
  useCountry(isNeeded);
  useRequestedLayer();
  return isNeeded && <LayerNotices />;
}

/** Shows a requested layer, asks for agreement first if that is missing, or announces that the layer is not offered. */
function useRequestedLayer(): void {
  const { language, messages } = useLanguage();
  const request = useStore(layerRequestStore, (state) => state.request);
  const offered = useOfferedLayers();
  const mayAsk = useMayAskOthers();
  const choose = useChooseBaseLayer();
  const handle = useEffectEvent(({ code, name, announce }: LayerRequest) => {
    layerRequestStore.setState({ request: null });
    const layer = offered.find((each) => each.layer.code === code)?.layer;
    if (layer === undefined)
      return announce(messages.commands.layerNotOffered(messages.commands.layerNames[name]));
    if (!mayAsk) return openLayerQuestion(code);
    choose(code);
    announce(layer.titles[recordLanguageOf[language]]);
  });
  useEffect(() => {
    // The list is empty until the catalogue has loaded; it always contains the atlas afterwards.
    if (request !== null && offered.length > 0) handle(request);
  }, [request, offered]);
}

function useInitialLayer(): void {
  const { language } = useLanguage();
  const configuration = useConfiguration();
  const country = useStore(baseLayerStore, (state) => state.country);
  const hasChoice = useStore(baseLayerStore, ({ chosen, initial }) => (chosen ?? initial) !== null);
  const isInUrl = useMapUrlState(({ hash }) => hash.layer !== null);
  const isUndecided = configuration?.online_maps === 'always' && !hasChoice && !isInUrl;
  useCountry(isUndecided);
  useEffect(() => {
    if (!isUndecided || country === null) return;
    decideInitialLayer(initialLayerCode(language, country, configuration.layers));
  }, [isUndecided, country, language, configuration]);
}
