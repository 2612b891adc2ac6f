import { recordLanguageOf } from '@cae-map/contract/content-languages';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { OfferedLayer } from '@cae-map/layers/layer-choice';
import { baseLayerMessages } from '../messages/index.ts';
import { LayerPreview } from './layer-preview.tsx';
import styles from './layer-panel.module.css';

interface LayerOptionProps {
  readonly offered: OfferedLayer;
  /** The name of the group of radio buttons. */
  readonly name: string;
  readonly kind: 'radio' | 'checkbox';
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A layer with its preview, its title and its provider. */
export function LayerOption({ offered, name, kind, isChecked, onChange }: LayerOptionProps) {
  const { language, messages } = useLanguage(baseLayerMessages);
  const { layer } = offered;
  const title = layer.titles[recordLanguageOf[language]];
  const hint = layer.group === 'builtIn' ? messages.baseLayers.builtInHint : layer.provider.name;
  return (
    <label className={styles.option}>
      <input
        type={kind}
        {...(kind === 'radio' ? { name } : {})}
        value={layer.code}
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <LayerPreview offered={offered} />
      <span className={styles.text}>
        <b>{title}</b>
        {hint !== title && <small>{hint}</small>}
      </span>
    </label>
  );
}
