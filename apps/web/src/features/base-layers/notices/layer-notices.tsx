import { recordLanguageOf } from '@cae-map/contract/content-languages';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { OfferedLayer } from '@cae-map/layers/layer-choice';
import {
  useChooseBaseLayer,
  useOfferedLayers,
  useShownLayer,
} from '../../../map/base-layers/use-base-layer.ts';
import { clearUnavailableLayer, unavailableLayerStore } from '../../../map/base-layers/unavailable-layer.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { openLayerQuestion } from '../layer-panel-store.ts';
import { baseLayerMessages } from '../messages/index.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './layer-notices.module.css';

/** Says why the atlas is shown in place of the wanted layer. */
export function LayerNotices() {
  const shown = useShownLayer();
  useNoticeOfMissingLayer(shown.kind === 'notOffered' ? shown.code : null);
  useNoticeOfUnavailableLayer();
  return shown.kind === 'unagreed' && <LinkedLayer key={shown.layer.code} offered={shown} />;
}

/** A link leads to a layer for which the visitor has not been asked yet. */
function LinkedLayer({ offered: { layer } }: { readonly offered: OfferedLayer }) {
  const { language, messages } = useLanguage(baseLayerMessages);
  const choose = useChooseBaseLayer();
  const { baseLayers } = messages;
  return (
    <section className={styles.linked} aria-label={baseLayers.title}>
      <p>{baseLayers.linked(layer.titles[recordLanguageOf[language]], layer.provider.name)}</p>
      <div className={styles.buttons}>
        <Button onClick={() => openLayerQuestion(layer.code)}>{baseLayers.openLinked}</Button>
        <Button onClick={() => choose('A')}>{baseLayers.keepAtlas}</Button>
      </div>
    </section>
  );
}

function useNoticeOfMissingLayer(code: string | null): void {
  const { messages } = useLanguage(baseLayerMessages);
  const show = useEffectEvent((missing: string) =>
    notify({ kind: 'warning', message: messages.baseLayers.notOffered(missing) }),
  );
  useEffect(() => {
    if (code !== null) show(code);
  }, [code]);
}

function useNoticeOfUnavailableLayer(): void {
  const { language, messages } = useLanguage(baseLayerMessages);
  const offered = useOfferedLayers();
  const unavailable = useStore(unavailableLayerStore, (state) => state.unavailable);
  const show = useEffectEvent((code: string) => {
    const layer = offered.find((each) => each.layer.code === code)?.layer;
    if (layer === undefined) return;
    const message = messages.baseLayers.unavailable(
      layer.titles[recordLanguageOf[language]],
      layer.provider.name,
    );
    notify({ kind: 'warning', message });
    clearUnavailableLayer();
  });
  // The report may be older than this component, which is loaded on demand.
  useEffect(() => {
    if (unavailable !== null && offered.length > 0) show(unavailable.code);
  }, [unavailable, offered]);
}
