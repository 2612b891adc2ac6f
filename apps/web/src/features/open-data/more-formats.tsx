import type { OpenData } from '@cae-map/contract/entities/open-data';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { FileLink } from './file-link.tsx';
import { openDataMessages } from './messages/index.ts';
import styles from './open-data-screen.module.css';

/** The files about several tables, each with what it is for. */
export function MoreFormats({ data }: { readonly data: OpenData | null }) {
  const { messages } = useLanguage(openDataMessages);
  const texts = messages.openData.files;
  const files = [
    ['kml/route.ru.kml', texts.kmlRu, texts.kmlUse],
    ['kml/route.en.kml', texts.kmlEn, texts.kmlUse],
    ['linked-places/places.json', texts.linkedPlaces, texts.linkedPlacesUse],
    ['iiif/collection.json', texts.iiif, texts.iiifUse],
    ['datapackage.json', texts.dataPackage, texts.dataPackageUse],
    ['ro-crate-metadata.json', texts.roCrate, texts.roCrateUse],
  ] as const;
  const sizes = new Map(data?.files.map(({ path, bytes }) => [path, bytes]));
  return (
    <ul className={styles.others}>
      {files
        // Without pictures that may be passed on there is no collection.
        .filter(([path]) => data === null || sizes.has(path))
        .map(([path, label, use]) => (
          <li key={path}>
            <FileLink path={path} label={label} bytes={sizes.get(path) ?? null} />
            <span className={styles.small}>{use}</span>
          </li>
        ))}
    </ul>
  );
}
