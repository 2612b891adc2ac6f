import { bytes, clientRead, upload, write, type ApiCall } from '../call.ts';

const editorsRead = { ...clientRead, access: 'images.write', dependsOn: ['images'] } as const;
const editorsWrite = { ...write, access: 'images.write', changes: ['images'] } as const;

/** A call that adds jobs. The specification makes it a GET, which therefore needs a capability. */
const generate = { ...write, access: 'images.write', method: 'GET', changes: [] } as const;

/** A request of the transfer of a picture. */
const pictureUpload = { ...upload, access: 'images.write' } as const;

/** The calls of editors about images, besides those of every kind of records. Uploads follow the tus protocol 1.0: `createUpload` returns the URL of the others. */
export const imageCalls = {
  /** The images that were added last, which a library shows before all are loaded. */
  listNewestImages: { ...editorsRead, path: '/admin/images/newest/' },
  searchImagesForEditors: {
    ...editorsRead,
    path: '/admin/images/search/',
    dependsOn: ['images', 'places'],
  },
  renameImage: { ...editorsWrite, method: 'PUT', path: '/images/{image_id}/rename', isVersioned: true },
  /** The frame is that of the whole new picture; the replaced file is kept. */
  replaceImageFile: {
    ...editorsWrite,
    method: 'PUT',
    path: '/admin/images/{image_id}/file',
    isVersioned: true,
  },
  addVideo: { ...editorsWrite, method: 'POST', path: '/video_add/' },
  readImageMetadata: { ...editorsRead, path: '/image_meta_update/{image_id}' },
  /** The whole uploaded picture, small, on which its crop is chosen. */
  getImagePreview: { ...bytes, access: 'images.write', path: '/admin/images/{image_id}/preview' },
  generateThumbnails: { ...generate, path: '/images/thumb/gen/{image_id}' },
  generateMissedThumbnails: { ...generate, path: '/images/thumb/gen/missed' },
  generateAllThumbnails: { ...generate, path: '/images/thumb/gen/all' },
  getThumbnailProgress: { ...editorsRead, path: '/admin/images/thumbnails/' },
  analyzeImages: { ...editorsRead, path: '/admin/images/analysis/', dependsOn: ['images', 'places'] },
  removeOrphanFiles: {
    ...write,
    method: 'POST',
    access: 'images.write',
    path: '/admin/images/orphans/remove',
    changes: [],
  },
  createUpload: { ...pictureUpload, method: 'POST', path: '/uploads/' },
  getUploadOffset: { ...pictureUpload, method: 'HEAD', path: '/uploads/{upload_id}' },
  appendToUpload: { ...pictureUpload, method: 'PATCH', path: '/uploads/{upload_id}' },
  cancelUpload: { ...pictureUpload, method: 'DELETE', path: '/uploads/{upload_id}' },
} as const satisfies Record<string, ApiCall>;
