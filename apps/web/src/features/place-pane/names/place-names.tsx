import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { currentNames } from '@cae-map/expedition/texts/current-names';
import { scriptLanguage } from '@cae-map/expedition/texts/script-language';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from './place-names.module.css';

/**
 * The modern name of the place if it differs from the title, in the language of the page if it is known, its other names,
 * and those that only readers of the other language write. The language of each name is derived from its script.
 */
export function PlaceNames({ place }: { readonly place: PlaceRecord }) {
  const { language, messages } = useLanguage();
  const { current, others, foreign } = currentNames(place, language);
  const rows = [
    { label: messages.place.modernName, names: current === null ? [] : [current] },
    { label: messages.place.otherNames, names: others },
    { label: messages.place.foreignNames, names: foreign },
  ].filter(({ names }) => names.length > 0);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.names}>
      {rows.map(({ label, names }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Names names={names} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <span lang={scriptLanguage(name)}>{name}</span>
    </span>
  ));
}
