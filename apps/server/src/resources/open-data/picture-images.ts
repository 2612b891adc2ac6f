import { describeImage, pictureSizes } from '@cae-map/open-data/formats/iiif';
import type { FileStores } from '../../media/file-stores.ts';
import { mediaPrefix } from '../../media/media-store.ts';
import { readBytes } from '../../media/read-bytes.ts';
import type { PictureTasks } from '../../pictures/processes/picture-tasks.ts';
import { RequestError } from '../../responses/request-error.ts';
import type { TaskQueue } from '../../responses/task-queue.ts';
import type { DataBuild } from './data-build.ts';

export interface PictureImagesOptions {
  readonly files: Pick<FileStores, 'archived' | 'illustrations'>;
  readonly pictures: Pick<PictureTasks, 'makeJpeg'>;
  readonly queue: TaskQueue;
  readonly origin: string;
}

/** The pictures that may be passed on, as an image service of IIIF, level 0. */
export interface PictureImages {
  /** The sizes of a picture. @throws {RequestError} `not_found` for a picture that may not be passed on */
  describe(build: DataBuild, imageId: number): object;
  /**
   * A picture in one of its sizes as JPEG.
   * @param size `max` or `w,h`
   * @throws {RequestError} `not_found` for another size, or a picture that may not be passed on or has no file
   */
  makeJpeg(build: DataBuild, imageId: number, size: string): Promise<Buffer>;
}

export function pictureImages({ files, pictures, queue, origin }: PictureImagesOptions): PictureImages {
  async function readFile(path: string): Promise<Buffer> {
    const name = decodeURIComponent(path.slice(mediaPrefix.length));
    const bytes =
      (await readBytes(files.archived.media, name)) ?? (await readBytes(files.illustrations, name));
    if (bytes === null || !path.startsWith(mediaPrefix))
      throw new RequestError('not_found', `The file of the picture, ${path}, does not exist.`);
    return bytes;
  }

  return {
    describe(build, imageId) {
      return describeImage(origin, imageId, findPicture(build, imageId));
    },
    async makeJpeg(build, imageId, size) {
      const picture = findPicture(build, imageId);
      const found = pictureSizes(picture).find(({ width, height }) =>
        size === 'max' ? width === picture.width : size === `${width},${height}`,
      );
      if (found === undefined)
        throw new RequestError('not_found', `The picture ${imageId} does not have the size ${size}.`);
      const bytes = await readFile(picture.path);
      return await queue.run(async () => Buffer.from(await pictures.makeJpeg(bytes, found.width)));
    },
  };
}

function findPicture({ index }: DataBuild, imageId: number): DataBuild['index']['pictures'][number] {
  const picture = index.pictures.find((each) => each.imageId === imageId);
  if (picture === undefined)
    throw new RequestError('not_found', `There is no picture ${imageId} that may be passed on.`);
  return picture;
}
