import { zipSync, type Zippable } from 'fflate';
import { encodeText, type RouteFormat } from '../route-format.ts';
import { writeKml } from './kml.ts';

const pictureFolder = 'files';

/** Zip files cannot be dated before 1980; a fixed date makes the bytes of a file depend on its content alone. */
const modified = new Date(1980, 0, 1);

/** KML and the pictures of its stops in one zip file. */
export const kmzFormat: RouteFormat = {
  id: 'kmz',
  extension: 'kmz',
  mediaType: 'application/vnd.google-earth.kmz',
  hasPictures: true,
  write: (content) => {
    const files: Zippable = {
      // Readers take the first KML file.
      'doc.kml': [encodeText(writeKml(content, pictureFolder)), { mtime: modified }],
    };
    for (const { fileName, bytes } of content.pictures ?? []) {
      // Pictures are compressed already.
      files[`${pictureFolder}/${fileName}`] = [bytes, { level: 0, mtime: modified }];
    }
    return zipSync(files);
  },
};
