import { useEffect, useState } from 'react';
import type { PixelSize } from './debug-entries.ts';

/** Returns the size of an image file; null until it is loaded. */
export function usePixelSize(url: string | null): PixelSize | null {
  const [size, setSize] = useState<PixelSize | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    // The rendered picture may be a smaller version of the file.
    const image = new Image();
    const read = () => setSize({ width: image.naturalWidth, height: image.naturalHeight });
    image.addEventListener('load', read);
    image.src = url;
    return () => {
      image.removeEventListener('load', read);
      setSize(null);
    };
  }, [url]);
  return size;
}
