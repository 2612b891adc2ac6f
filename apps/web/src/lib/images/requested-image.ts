import { useLocation } from 'react-router';

/** A picture that a link, a search result or a photograph on the map leads to. */
interface RequestedImage {
  readonly imageId: number;
  /** Whether the picture is opened in the viewer, and not only shown in the pane. */
  readonly opensViewer: boolean;
}

/** The property of the router's state with the requested picture. */
const stateKey = 'image';

/** The router state that requests a picture of the opened place. */
export function requestImage(
  imageId: number | undefined,
  opensViewer = false,
): { readonly [stateKey]?: RequestedImage } {
  return imageId === undefined ? {} : { [stateKey]: { imageId, opensViewer } };
}

/**
 * The picture that the navigation to this page requests.
 * @returns the picture and a key that is different for each navigation, or null
 */
export function useRequestedImage(): (RequestedImage & { readonly key: string }) | null {
  const { state, key } = useLocation();
  const requested: unknown = Object(state)[stateKey];
  const imageId: unknown = Object(requested)['imageId'];
  if (typeof imageId !== 'number') return null;
  return { imageId, opensViewer: Object(requested)['opensViewer'] === true, key };
}
