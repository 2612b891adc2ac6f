import type { ImageBody, ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { imageDraft } from './image-draft.ts';

/** The frame of a picture as an editor sets it. */
export type Frame = Partial<Pick<ImageBody, 'focus_x' | 'focus_y' | 'rotation' | 'crop'>>;

/**
 * Returns a function that makes a replaced file the file of its image again, with its frame; the file until then is kept. An open editor
 * of the image continues on the result, which is returned.
 * @throws {ApiError}
 */
export function usePutFileBack() {
  const client = useRequiredClient();
  return async (
    { image_id, version }: Pick<ImageRevision, 'image_id' | 'version'>,
    upload_id: string,
    frame: Frame,
  ): Promise<ImageRevision> => {
    const body = { upload_id, allow_duplicate: true };
    const replaced = await client.call('replaceImageFile', { image_id }, { body, version });
    const edits = [{ image_id, version: replaced.version, fields: frame }];
    const [framed] =
      Object.keys(frame).length === 0 ? [] : await client.call('editImages', {}, { body: { edits } });
    const isEdited = imageDraft.store.getState().draft?.base.image_id === image_id;
    const saved = framed ?? replaced;
    if (isEdited) imageDraft.continueOn(saved);
    return saved;
  };
}
