import { useEffect, useState } from 'react';
import type { PixelSize } from './debug-entries.ts';

/** The size of the file at an address; null while it is not known. */
export function usePixelSize(address: string | null): PixelSize | null {
  const [size, setSize] = useState<PixelSize | null>(null);
  useEffect(() => {
    if (address === null) return undefined;
    // The picture on the page may be one of its smaller sizes, and would tell that of its box.
    const image = new Image();
    const read = () => setSize({ width: image.naturalWidth, height: image.naturalHeight });
    image.addEventListener('load', read);
    image.src = address;
    return () => {
      image.removeEventListener('load', read);
      setSize(null);
    };
  }, [address]);
  return size;
}
