import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { scriptLanguage } from '@cae-map/expedition/texts/script-language';
import { modernNames } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from './place-names.module.css';

/** The modern name of the place and its other names, each with the language derived from its script. */
export function PlaceNames({ place }: { readonly place: PlaceRecord }) {
  const { messages } = useLanguage();
  const { main, others } = modernNames(place.title_modern);
  const titles = new Set([place.title_ru, place.title_en]);
  // The title is not repeated as another name.
  const other = others.filter((name) => !titles.has(name));
  if (main === null) return null;
  return (
    <dl className={styles.names}>
      <div>
        <dt>{messages.place.modernName}</dt>
        <dd>
          <Names names={[main]} />
        </dd>
      </div>
      {other.length > 0 && (
        <div>
          <dt>{messages.place.otherNames}</dt>
          <dd>
            <Names names={other} />
          </dd>
        </div>
      )}
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
