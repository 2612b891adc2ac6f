import { useState } from 'react';
import { FailedPart, LazyPart } from '../../ui/feedback/lazy-part.tsx';
import { closeLayerPanel, layerPanelSwitch } from './layer-panel-store.ts';

const loadPanel = async () => (await import('./panel/layer-panel.tsx')).LayerPanel;

/** The panel of the base layers, which is loaded when it is first opened and stays mounted to restore the focus. */
export function LayerPanelPart() {
  const isOpen = layerPanelSwitch.useIsOn();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <LazyPart
      load={loadPanel}
      properties={{}}
      renderFailure={(retry) => <FailedPart onRetry={retry} onDismiss={closeLayerPanel} />}
    />
  );
}
