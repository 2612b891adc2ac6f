import type { AtlasPictures } from '@cae-map/contract/api/atlas-pictures';
import { createContext } from 'react';

/** The pictures of the atlas that set-up has drawn; only on the server. Null if pages are rendered without them. */
export const AtlasPicturesContext = createContext<AtlasPictures | null>(null);
