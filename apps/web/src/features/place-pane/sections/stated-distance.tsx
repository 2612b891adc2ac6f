import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useCitedMarch } from '../../../lib/marches/marches-query.ts';
import { SourceLine } from '../../../ui/sources/source-line.tsx';
import { MarchText } from '../../../ui/text/march-text.tsx';
import styles from './place-sources.module.css';

/** What a travel book states about the distance of the march to the stop, and the length of the line; nothing without a statement. */
export function StatedDistance({ placeId }: { readonly placeId: number }) {
  const { messages } = useLanguage();
  const cited = useCitedMarch(placeId);
  if (cited === null) return null;
  return (
    <div className={styles.item}>
      <h3>{messages.place.march.heading}</h3>
      <p>
        <MarchText march={cited.march} />
      </p>
      <SourceLine label={messages.place.march.statedIn} sources={cited.sources} />
    </div>
  );
}
