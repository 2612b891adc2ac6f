import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { PictureTile } from '../../../ui/gallery/tile/picture-tile.tsx';
import { booksMessages } from '../messages/index.ts';
import styles from './text-pictures.module.css';

interface TextPicturesProps {
  readonly album: string;
  /** The title of the text. */
  readonly title: string;
  readonly images: readonly ImageRecord[];
}

/** The pictures that are shown before the visitor asks for more. */
const firstPictures = 6;

/** The largest width of a tile, as a value of the attribute `sizes`. */
const tileSizes = '240px';

/** The pictures of a text. Each opens the viewer, which has those of the whole chapter. */
export function TextPictures({ album, title, images }: TextPicturesProps) {
  const { messages } = useLanguage(booksMessages);
  const [showsAll, setShowsAll] = useState(false);
  if (images.length === 0) return null;
  const shown = showsAll ? images : images.slice(0, firstPictures);
  return (
    <div className={styles.pictures} data-pictures="">
      <ul className={styles.list} aria-label={messages.pictures.label(title)}>
        {shown.map((image) => (
          <li key={image.image_id}>
            <PictureTile album={album} image={image} sizes={tileSizes} />
          </li>
        ))}
      </ul>
      {shown.length < images.length && (
        <Button look="link" onClick={() => setShowsAll(true)}>
          {messages.pictures.more(images.length - shown.length)}
        </Button>
      )}
    </div>
  );
}
