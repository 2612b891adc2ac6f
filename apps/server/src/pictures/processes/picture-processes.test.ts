import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { announcePng, drawPicture } from '../../testing/pictures/pictures.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { makeSizes } from '../make-sizes.ts';
import { editorsBounds } from '../picture-bounds.ts';
import { openPictureProcesses, type PictureProcesses } from './picture-processes.ts';

const opened: PictureProcesses[] = [];
afterEach(() => opened.splice(0).forEach(({ close }) => close()));

describe('the processes of pictures of the built server', () => {
  function open(): PictureProcesses {
    const processes = openPictureProcesses(
      path.join(path.dirname(inject('serverBundle')), 'picture-process.js'),
    );
    opened.push(processes);
    return processes;
  }
  function store(contents: Buffer): string {
    const file = path.join(temporaryFolder(), 'upload');
    writeFileSync(file, contents);
    return file;
  }

  test('make the same sizes as the library in this process', async () => {
    const original = await drawPicture().jpeg().toBuffer();
    expect(await open().background.makeSizes(original)).toEqual(await makeSizes(original));
  });

  test('reject a file that is not a picture with the message of the library, and process the next one', async () => {
    const { background } = open();
    await expect(background.makeSizes(Buffer.from('no picture'))).rejects.toThrow(/unsupported image format/);
    const original = await drawPicture().png().toBuffer();
    await expect(background.makeSizes(original)).resolves.toMatchObject({ width: 400, height: 300 });
  });

  test('reject a picture outside of the bounds with the error code and the message of the check', async () => {
    const check = open().editors.inspectPicture(store(announcePng(30_000, 30_000)), editorsBounds);
    await expect(check).rejects.toMatchObject({
      name: 'RequestError',
      code: 'payload_too_large',
      message: expect.stringContaining('30000 x 30000'),
    });
  });

  test('report a missing file with the error code and the path of the operating system', async () => {
    const check = open().editors.inspectPicture('/nowhere/upload', editorsBounds);
    await expect(check).rejects.toMatchObject({ code: 'ENOENT', path: '/nowhere/upload', syscall: 'open' });
  });
});
