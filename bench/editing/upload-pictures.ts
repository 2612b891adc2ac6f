import { setTimeout as wait } from 'node:timers/promises';
import { drawPicture } from '../../apps/server/src/testing/pictures/pictures.ts';
import { administrator } from '../../e2e/support/account-fixtures.ts';

/*
 * A program that uploads pictures to a server, one after another, each as an image of the library. Arguments: the address of the
 * server, the number of pictures, and the pause between two pictures in milliseconds.
 */
const [address = '', count = '1', pause = '0'] = process.argv.slice(2);
await uploadAll(await signIn());

async function signIn(): Promise<Record<string, string>> {
  const { email, password } = administrator;
  const response = await fetch(`${address}/v1/auth/jwt/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
  });
  const { access_token: token }: { access_token: string } = await response.json();
  return { authorization: `Bearer ${token}` };
}

async function uploadAll(authorization: Record<string, string>): Promise<void> {
  // Drawn small and enlarged: drawing every pixel would take longer than the upload.
  const picture = await drawPicture({ width: 300, height: 200 })
    .resize(3000)
    .jpeg({ quality: 90 })
    .toBuffer();
  for (let index = 0; index < Number(count); index += 1) {
    if (pause !== '0') await wait(Number(pause));
    const contents = addComment(picture, String(index));
    const tus = { ...authorization, 'tus-resumable': '1.0.0' };
    const created = await send(`${address}/v1/uploads/`, {
      method: 'POST',
      headers: {
        ...tus,
        'upload-length': String(contents.length),
        'upload-metadata': `filename ${Buffer.from(`${index}.jpg`).toString('base64')}`,
      },
    });
    const url = new URL(created.headers.get('location') ?? '', address);
    await send(url, {
      method: 'PATCH',
      headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      body: new Uint8Array(contents),
    });
    await send(`${address}/v1/images/`, {
      method: 'POST',
      headers: { ...authorization, 'content-type': 'application/json' },
      body: JSON.stringify({
        image_type: 'histexpphoto',
        image_enabled: true,
        upload_id: url.pathname.split('/').at(-1),
      }),
    });
  }
}

/** Inserts a comment segment after the start marker of a JPEG file, so that no two files are equal. */
function addComment(jpeg: Buffer, comment: string): Buffer {
  const segment = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, Buffer.from(comment), jpeg.subarray(2)]);
}

/** Sends a request. Throws when it is not accepted. */
async function send(url: string | URL, request: RequestInit): Promise<Response> {
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${String(url)}: ${response.status} ${await response.text()}`);
  return response;
}
