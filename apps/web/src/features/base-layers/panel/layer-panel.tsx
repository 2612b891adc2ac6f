import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { baseLayerStore, loadCatalogue } from '../../../map/base-layers/base-layer-store.ts';
import { useCountry } from '../../../map/base-layers/use-country.ts';
import { useOfferedLayers } from '../../../map/base-layers/use-base-layer.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { askedLayerStore, closeLayerPanel, layerPanelSwitch } from '../layer-panel-store.ts';
import { baseLayerMessages } from '../messages/index.ts';
import { AgreementQuestion } from './agreement-question.tsx';
import { LayerList } from './layer-list.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './layer-panel.module.css';

/** The dialog in which the visitor chooses the base layer and the overlays. */
export function LayerPanel() {
  const { messages } = useLanguage(baseLayerMessages);
  const isOpen = layerPanelSwitch.useIsOn();
  const askedCode = useStore(askedLayerStore, ({ code }) => code);
  const asked = useOfferedLayers().find(({ layer }) => layer.code === askedCode);
  return (
    <Dialog
      title={messages.baseLayers.title}
      closeLabel={messages.baseLayers.close}
      isOpen={isOpen}
      onClose={closeLayerPanel}
      use="choosing"
      help="layers"
    >
      {isOpen && (asked === undefined ? <LoadedList /> : <AgreementQuestion offered={asked} />)}
    </Dialog>
  );
}

/** The list of layers, once the catalogue has been loaded. */
function LoadedList() {
  const { messages } = useLanguage(baseLayerMessages);
  const isLoaded = useStore(baseLayerStore, ({ catalogue }) => catalogue !== null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = (): void => void loadCatalogue().catch(() => setHasFailed(true));
  const start = useEffectEvent(load);
  useEffect(() => start(), []);
  useCountry(true);
  if (isLoaded) return <LayerList />;
  if (!hasFailed) return <p role="status">{messages.baseLayers.loading}</p>;
  return (
    <div role="alert" className={styles.failure}>
      <p>{messages.baseLayers.failed}</p>
      <Button
        onClick={() => {
          setHasFailed(false);
          load();
        }}
      >
        {messages.failure.retry}
      </Button>
    </div>
  );
}
