import { recordLanguageOf } from '@cae-map/contract/content-languages';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { setAgreement, setOverlayVisible } from '../../../map/base-layers/base-layer-store.ts';
import type { OfferedLayer } from '@cae-map/layers/layer-choice';
import { useChooseBaseLayer } from '../../../map/base-layers/use-base-layer.ts';
import { askAbout, closeLayerPanel } from '../layer-panel-store.ts';
import { baseLayerMessages } from '../messages/index.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './layer-panel.module.css';

/** Asks, before the first map of another company, whether it may be requested. */
export function AgreementQuestion({ offered: { layer } }: { readonly offered: OfferedLayer }) {
  const { language, messages } = useLanguage(baseLayerMessages);
  const choose = useChooseBaseLayer();
  const { baseLayers } = messages;
  const describe = layer.proxied ? baseLayers.proxied : baseLayers.directly;
  const agree = (): void => {
    setAgreement(true);
    if (layer.group === 'overlay') setOverlayVisible(layer.code, true);
    else choose(layer.code);
    askAbout(null);
    closeLayerPanel();
  };
  return (
    <div className={styles.question}>
      <h3>{baseLayers.question(layer.titles[recordLanguageOf[language]])}</h3>
      <p>{describe(layer.provider.name)}</p>
      <p className={styles.hint}>{baseLayers.once}</p>
      <div className={styles.buttons}>
        <Button data-primary="" onClick={agree}>
          {baseLayers.agree}
        </Button>
        <Button onClick={() => askAbout(null)}>{baseLayers.decline}</Button>
      </div>
    </div>
  );
}
