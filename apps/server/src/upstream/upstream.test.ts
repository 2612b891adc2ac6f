import { beforeEach, describe, expect, test } from 'vitest';
import { loopbackOptions, png, startProvider, type Provider } from '../testing/requests/provider.ts';
import { createUpstream, type UpstreamOptions, type UpstreamResult } from './upstream.ts';

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});

async function request(url: string, options: Partial<UpstreamOptions> = {}): Promise<UpstreamResult> {
  const upstream = createUpstream({ ...loopbackOptions, ...options });
  const result = await upstream.request({ url, accept: 'image/*' });
  upstream.close();
  return result;
}

test('a request identifies the product and sends neither cookies nor a Referer', async () => {
  const result = await request(`${provider.origin}/1/2/3.png?a=b`);

  expect(result).toMatchObject({ kind: 'response', response: { status: 200, bytes: png } });
  const [received] = provider.requests;
  expect(received).toMatchObject({ method: 'GET', url: '/1/2/3.png?a=b' });
  expect(received?.headers).toEqual({
    host: new URL(provider.origin).host,
    connection: 'keep-alive',
    'user-agent': 'CAE-Map (+https://map.example)',
    accept: 'image/*',
    'accept-encoding': 'identity',
  });
});

test('a cookie of the provider is not sent with the next request', async () => {
  provider.respond = (response) =>
    void response.writeHead(200, { 'content-type': 'image/png', 'set-cookie': 'a=b' }).end(png);
  const upstream = createUpstream(loopbackOptions);

  await upstream.request({ url: `${provider.origin}/1`, accept: 'image/*' });
  await upstream.request({ url: `${provider.origin}/2`, accept: 'image/*' });
  upstream.close();

  expect(provider.requests.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
});

describe('a redirect', () => {
  const redirectTo = (location: string): void => {
    provider.respond = (response, { url }) => {
      if (url === '/start') response.writeHead(302, { location }).end();
      else response.writeHead(200, { 'content-type': 'image/png' }).end(png);
    };
  };

  test.each(['/tile.png', 'tile.png', './a/../tile.png'])(
    'to the same host (%s) is followed',
    async (location) => {
      redirectTo(location);
      expect(await request(`${provider.origin}/start`)).toMatchObject({
        kind: 'response',
        response: { status: 200 },
      });
      expect(provider.requests.map(({ url }) => url)).toEqual(['/start', '/tile.png']);
    },
  );

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost:1/',
    '//127.0.0.1:1/',
    'http://[::1]/',
    'https://example.org/tile.png',
    'http:\\\\10.0.0.1\\',
    'file:///etc/passwd',
    'http://%31%32%37.0.0.1:1/',
    'http://',
  ])('to %s is rejected without a request', async (location) => {
    redirectTo(location);
    expect(await request(`${provider.origin}/start`)).toMatchObject({ kind: 'failed' });
    expect(provider.requests).toHaveLength(1);
  });

  test('to another port or protocol of the same host is rejected', async () => {
    const other = await startProvider();
    redirectTo(`${other.origin}/tile.png`);
    expect(await request(`${provider.origin}/start`)).toMatchObject({ reason: 'redirected to another host' });
    redirectTo(`${provider.origin.replace('http:', 'https:')}/tile.png`);
    expect(await request(`${provider.origin}/start`)).toMatchObject({ reason: 'redirected to another host' });
    expect(other.requests).toEqual([]);
  });

  test('in a circle fails after three redirects', async () => {
    provider.respond = (response) => void response.writeHead(302, { location: '/again' }).end();
    expect(await request(`${provider.origin}/start`)).toEqual({
      kind: 'failed',
      reason: 'more than 3 redirects',
    });
    expect(provider.requests).toHaveLength(4);
  });
});

describe('an address that is not public', () => {
  test.each(['127.0.0.1', '2130706433', '0x7f.1', '%31%32%37.0.0.1', 'localhost'])(
    'is not connected to as http://%s',
    async (host) => {
      const url = `http://${host}:${new URL(provider.origin).port}/`;
      const result = await request(url, {
        isAllowedAddress: (address) => !address.startsWith('127.') && address !== '::1',
      });
      expect(result.kind).toBe('failed');
      expect(provider.requests).toEqual([]);
    },
  );

  test('is rejected by default, as is a URL without TLS', async () => {
    const upstream = createUpstream({ userAgent: 'test', timeout: 5_000 });
    const reasonOf = async (url: string) => await upstream.request({ url, accept: 'image/*' });
    expect(await reasonOf('https://127.0.0.1:1/')).toEqual({
      kind: 'failed',
      reason: 'the address is not public',
    });
    expect(await reasonOf('https://[::1]:1/')).toEqual({
      kind: 'failed',
      reason: 'the address is not public',
    });
    expect(await reasonOf('https://localhost:1/')).toEqual({ kind: 'failed', reason: 'EADDRNOTALLOWED' });
    expect(await reasonOf(provider.origin)).toEqual({
      kind: 'failed',
      reason: 'the protocol http: is not allowed',
    });
    upstream.close();
  });
});

describe('a response', () => {
  test('that does not begin or end in time is a timeout', async () => {
    provider.respond = () => undefined;
    expect(await request(provider.origin, { timeout: 50 })).toEqual({ kind: 'timeout' });
    provider.respond = (response) => void response.writeHead(200).write('half');
    expect(await request(provider.origin, { timeout: 50 })).toEqual({ kind: 'timeout' });
  });

  test('of 20 MB fails without its bytes, with and without a declared length', async () => {
    const bytes = Buffer.alloc(20_000_000);
    const tooLarge = { kind: 'failed', reason: 'the response is larger than 1000000 bytes' };
    provider.respond = (response) =>
      void response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
    expect(await request(provider.origin)).toEqual(tooLarge);
    provider.respond = (response) =>
      void response.writeHead(200, { 'transfer-encoding': 'chunked' }).end(bytes);
    expect(await request(provider.origin)).toEqual(tooLarge);
  });

  test('that ends early fails, with and without a declared length', async () => {
    provider.respond = (response) => {
      response.writeHead(200, { 'content-length': png.length });
      response.write(png.subarray(0, 20), () => response.destroy());
    };
    expect(await request(provider.origin)).toMatchObject({ kind: 'failed' });
    provider.respond = (response) => {
      response.writeHead(200, { 'transfer-encoding': 'chunked' });
      response.write(png.subarray(0, 20), () => response.destroy());
    };
    expect(await request(provider.origin)).toMatchObject({ kind: 'failed' });
  });

  test('of a server that is down fails without the URL in the reason', async () => {
    const result = await request('http://127.0.0.1:1/?key=secret');
    expect(result).toEqual({ kind: 'failed', reason: 'ECONNREFUSED' });
  });
});
