/** An honest visitor; each action but a sign-in comes from a network that has not been seen before. */
export interface Visitor {
  /** A place of the product. */
  readonly placeId: number;
  /** Signs in to an account in a browser from which it has been signed in before. Each action returns the status of its response. */
  signIn(): Promise<number>;
  propose(): Promise<number>;
  announcePhotograph(): Promise<number>;
  register(): Promise<number>;
}

const account = { email: 'owner@example.org', password: 'twelve camels on ice' };
const ownNetwork = '198.51.100.1';
let lastNetwork = 0;

/** Registers the account of the visitor, unless it is, and signs in once. */
export async function createVisitor(address: string): Promise<Visitor> {
  const send = (path: string, headers: Record<string, string>, body: string) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'x-forwarded-for': nextNetwork(), ...headers },
      body,
    });
  const sendJson = (path: string, body: object) =>
    send(path, { 'content-type': 'application/json' }, JSON.stringify(body));
  const signIn = (headers: Record<string, string>) =>
    send(
      '/v1/auth/jwt/login',
      {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': ownNetwork,
        ...headers,
      },
      new URLSearchParams({ username: account.email, password: account.password }).toString(),
    );
  const registered = await sendJson('/v1/auth/register', { full_name: 'Owner', ...account });
  if (!registered.ok && registered.status !== 409)
    throw new Error(`the registration failed: ${await registered.text()}`);
  const cookie = readDeviceCookie(await signIn({}));
  const placeId = await findPlace(address);
  let count = 0;
  return {
    placeId,
    signIn: async () => await statusOf(signIn({ cookie })),
    propose: async () =>
      await statusOf(
        sendJson('/v1/proposals/', {
          subject: 'place',
          subject_id: placeId,
          kind: 'remark',
          proposed: {},
          remark: 'The map of 1925 has it south of the river.',
          credit_name: '',
          contact: '',
          lang: 'en',
        }),
      ),
    announcePhotograph: async () =>
      await statusOf(
        send('/v1/proposals/uploads/', { 'tus-resumable': '1.0.0', 'upload-length': '3000000' }, ''),
      ),
    async register() {
      count += 1;
      const email = `visitor${count}@example.org`;
      return await statusOf(
        sendJson('/v1/auth/register', { full_name: 'Visitor', email, password: account.password }),
      );
    },
  };
}

async function findPlace(address: string): Promise<number> {
  const response = await fetch(`${address}/v1/places/`);
  const [place] = (await response.json()) as { readonly place_id: number }[];
  if (place === undefined) throw new Error('there is no place');
  return place.place_id;
}

/** A network of a region that no flood comes from. */
function nextNetwork(): string {
  lastNetwork += 1;
  return `2001:${(0x1000 + lastNetwork).toString(16)}::1`;
}

function readDeviceCookie(response: Response): string {
  const device = response.headers.getSetCookie().find((cookie) => cookie.startsWith('cae_device='));
  if (device === undefined) throw new Error(`the sign-in failed with ${response.status}`);
  return device.split(';')[0] ?? '';
}

async function statusOf(sending: Promise<Response>): Promise<number> {
  const response = await sending;
  await response.arrayBuffer();
  return response.status;
}
