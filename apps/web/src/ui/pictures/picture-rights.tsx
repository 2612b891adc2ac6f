import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { licenceUrl } from '../../lib/images/licence-url.ts';
import { hasRights } from '../../lib/images/picture-text.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';

interface PictureRightsProps {
  readonly image: Pick<ImageRecord, 'rights_holder' | 'licence'>;
  readonly className?: string | undefined;
}

/** Who holds the rights to a picture and its licence, which links to its page if it is one of Creative Commons; nothing if both are unknown. */
export function PictureRights({ image, className }: PictureRightsProps) {
  const { messages } = useLanguage();
  if (!hasRights(image)) return null;
  const holder = image.rights_holder.trim();
  const licence = image.licence.trim();
  const url = licenceUrl(licence);
  return (
    <span className={className}>
      {holder !== '' && messages.images.rightsHolder(holder)}
      {holder !== '' && licence !== '' && ' · '}
      {licence !== '' && `${messages.images.licence} `}
      {url === null ? (
        licence
      ) : (
        <a href={url} target="_blank" rel="license noopener noreferrer">
          {licence}
        </a>
      )}
    </span>
  );
}
