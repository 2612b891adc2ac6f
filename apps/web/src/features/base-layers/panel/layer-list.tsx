import { layerGroups } from '@cae-map/layers/base-layer';
import { useId } from 'react';
import { useStore } from 'zustand';
import {
  baseLayerStore,
  setAgreement,
  setOverlayVisible,
} from '../../../map/base-layers/base-layer-store.ts';
import type { OfferedLayer } from '@cae-map/layers/layer-choice';
import {
  useChooseBaseLayer,
  useMayAskOthers,
  useOfferedLayers,
  useShownLayer,
} from '../../../map/base-layers/use-base-layer.ts';
import { useConfiguration } from '../../../lib/api/configuration-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { askAbout } from '../layer-panel-store.ts';
import { baseLayerMessages } from '../messages/index.ts';
import { LayerOption } from './layer-option.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './layer-panel.module.css';

/** The base layers in groups, of which one is chosen, and the overlays. */
export function LayerList() {
  const { messages } = useLanguage(baseLayerMessages);
  const name = useId();
  const offered = useOfferedLayers();
  const shown = useShownLayer();
  const mayAsk = useMayAskOthers();
  const choose = useChooseBaseLayer();
  const overlays = useStore(baseLayerStore, (state) => state.overlays);
  const shownCode = shown.kind === 'layer' ? shown.layer.code : 'A';
  const select = ({ layer }: OfferedLayer): void => {
    if (layer.group !== 'builtIn' && !mayAsk) askAbout(layer.code);
    else choose(layer.code);
  };
  const toggle = ({ layer }: OfferedLayer, isVisible: boolean): void => {
    if (isVisible && !mayAsk) askAbout(layer.code);
    else setOverlayVisible(layer.code, isVisible);
  };
  return (
    <>
      {layerGroups.map((group) => {
        const layers = offered.filter(({ layer }) => layer.group === group);
        if (layers.length === 0) return null;
        const isOverlay = group === 'overlay';
        return (
          <fieldset key={group} className={styles.group}>
            <legend>{messages.baseLayers.groups[group]}</legend>
            {layers.map((each) => (
              <LayerOption
                key={each.layer.code}
                offered={each}
                name={name}
                kind={isOverlay ? 'checkbox' : 'radio'}
                isChecked={
                  isOverlay ? mayAsk && overlays.includes(each.layer.code) : each.layer.code === shownCode
                }
                onChange={(isChecked) => (isOverlay ? toggle(each, isChecked) : select(each))}
              />
            ))}
          </fieldset>
        );
      })}
      {offered.length <= 1 && <p className={styles.hint}>{messages.baseLayers.nothingElse}</p>}
      <Withdrawal />
    </>
  );
}

/** Takes back the agreement; the atlas is shown then. */
function Withdrawal() {
  const { messages } = useLanguage(baseLayerMessages);
  const hasAgreed = useStore(baseLayerStore, (state) => state.hasAgreed);
  const choose = useChooseBaseLayer();
  const isAsked = useConfiguration()?.online_maps === 'ask';
  if (!hasAgreed || !isAsked) return null;
  return (
    <p className={styles.agreement}>
      {messages.baseLayers.agreed}{' '}
      <Button
        onClick={() => {
          setAgreement(false);
          choose('A');
        }}
      >
        {messages.baseLayers.withdraw}
      </Button>
    </p>
  );
}
