import { z } from 'zod';
import { maxNewestImages, imageRevisionSchema, newVideoSchema } from '../../entities/images/image-editing.ts';
import { fileReplacementSchema, imageMetadataSchema } from '../../entities/images/image-file.ts';
import {
  imageAnalysisSchema,
  orphanRemovalSchema,
  regeneratedSchema,
  removedOrphansSchema,
  thumbnailProgressSchema,
} from '../../entities/images/image-upkeep.ts';
import { uploadIdSchema } from '../../entities/upload-id.ts';
import { empty, identifier, nothing, type ApiCallSchemas } from '../api-call-schemas.ts';
import { listSearchSchemas } from '../list-search-schemas.ts';
import type { imageCalls } from './image-calls.ts';

const noFields = { params: nothing, query: nothing } as const;
const ofImage = { params: z.object({ image_id: identifier }), query: nothing } as const;
const ofUpload = {
  params: z.object({ upload_id: uploadIdSchema }),
  query: nothing,
  response: empty.describe('the headers of the tus protocol'),
} as const;

/** The schemas of the calls in `image-calls.ts`. */
export const imageSchemas = {
  listNewestImages: {
    params: nothing,
    query: z.object({ count: z.coerce.number().int().min(1).max(maxNewestImages) }),
    response: z.array(imageRevisionSchema),
  },
  searchImagesForEditors: listSearchSchemas.searchImagesForEditors,
  renameImage: {
    ...ofImage,
    query: z.object({
      newfilename: z
        .string()
        .min(1)
        .max(255)
        .describe('with the extension of the present name; old links keep working'),
    }),
    response: imageRevisionSchema,
  },
  replaceImageFile: { ...ofImage, body: fileReplacementSchema, response: imageRevisionSchema },
  addVideo: { ...noFields, body: newVideoSchema, response: imageRevisionSchema },
  readImageMetadata: { ...ofImage, response: imageMetadataSchema },
  getImagePreview: {
    ...ofImage,
    response: z.unknown().describe('the whole uploaded picture as WebP, at most 1200 pixels on a side'),
  },
  generateThumbnails: { ...ofImage, response: regeneratedSchema },
  generateMissedThumbnails: { ...noFields, response: regeneratedSchema },
  generateAllThumbnails: { ...noFields, response: regeneratedSchema },
  getThumbnailProgress: { ...noFields, response: thumbnailProgressSchema },
  analyzeImages: { ...noFields, response: imageAnalysisSchema },
  removeOrphanFiles: { ...noFields, body: orphanRemovalSchema, response: removedOrphansSchema },
  createUpload: { ...noFields, response: empty.describe('the URL of the upload is in the header Location') },
  getUploadOffset: ofUpload,
  appendToUpload: ofUpload,
  cancelUpload: ofUpload,
} as const satisfies Record<keyof typeof imageCalls, ApiCallSchemas>;
