import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { currentNames } from '@cae-map/expedition/texts/current-names';
import { scriptLanguage } from '@cae-map/expedition/texts/script-language';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from './place-names.module.css';

/**
 * The modern name of the place if it differs from the title, in the language of the page if it is known, and its other names.
 * The language of each name is derived from its script.
 */
export function PlaceNames({ place }: { readonly place: PlaceRecord }) {
  const { language, messages } = useLanguage();
  const { current, others } = currentNames(place, language);
  if (current === null && others.length === 0) return null;
  return (
    <dl className={styles.names}>
      {current !== null && (
        <div>
          <dt>{messages.place.modernName}</dt>
          <dd>
            <Names names={[current]} />
          </dd>
        </div>
      )}
      {others.length > 0 && (
        <div>
          <dt>{messages.place.otherNames}</dt>
          <dd>
            <Names names={others} />
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
