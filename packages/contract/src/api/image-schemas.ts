import { z } from 'zod';
import {
  imageEditsSchema,
  maxNewestImages,
  imageMetadataSchema,
  imageOrderSchema,
  imageReplacementSchema,
  imageRevisionSchema,
  newImageSchema,
  newVideoSchema,
} from '../entities/images/image-editing.ts';
import {
  imageAnalysisSchema,
  orphanRemovalSchema,
  regeneratedSchema,
  removedOrphansSchema,
  thumbnailProgressSchema,
} from '../entities/images/image-upkeep.ts';
import { recordChangeSchema } from '../entities/editing/revision.ts';
import { uploadIdSchema } from '../entities/upload-id.ts';
import { empty, identifier, nothing, type ApiCallSchemas } from './api-call-schemas.ts';
import { listSearchSchemas } from './list-search-schemas.ts';
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
  listImagesForEditors: {
    params: nothing,
    query: z.object({
      newest: z.coerce
        .number()
        .int()
        .min(1)
        .max(maxNewestImages)
        .optional()
        .describe('only so many images, those that were added last'),
    }),
    response: z.array(imageRevisionSchema),
  },
  searchImagesForEditors: listSearchSchemas.searchImagesForEditors,
  createImage: { ...noFields, body: newImageSchema, response: imageRevisionSchema },
  updateImage: { ...ofImage, body: imageReplacementSchema, response: imageRevisionSchema },
  editImages: { ...noFields, body: imageEditsSchema, response: z.array(imageRevisionSchema) },
  deleteImage: { ...ofImage, response: empty },
  restoreImage: { ...ofImage, response: imageRevisionSchema },
  reorderImages: { ...noFields, body: imageOrderSchema, response: z.array(imageRevisionSchema) },
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
  addVideo: { ...noFields, body: newVideoSchema, response: imageRevisionSchema },
  readImageMetadata: { ...ofImage, response: imageMetadataSchema },
  listImageChanges: { ...ofImage, response: z.array(recordChangeSchema) },
  listRecentImageChanges: { ...noFields, response: z.array(recordChangeSchema) },
  listDeletedImages: { ...noFields, response: z.array(imageRevisionSchema) },
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
