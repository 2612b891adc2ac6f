const quality = 0.85;

/**
 * Converts a picture to JPEG; a JPEG file is returned unchanged. Programs for maps do not show WebP.
 * @throws when the browser cannot decode the picture
 */
export async function toJpeg(picture: Blob): Promise<Uint8Array> {
  if (picture.type === 'image/jpeg') return readBytes(picture);
  const bitmap = await createImageBitmap(picture);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('the canvas has no context');
    // JPEG has no transparency.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0);
    return await readBytes(await toBlob(canvas));
  } finally {
    bitmap.close();
  }
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the canvas cannot be encoded')) : resolve(blob)),
      'image/jpeg',
      quality,
    );
  });
}

async function readBytes(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
