import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const account = { email: 'bench@example.org', password: 'twelve camels on ice' };

/** An administrator who removes places of the route. */
export interface Editor {
  /** Removes a place and returns its id. */
  removePlace(): Promise<number>;
}

/** Creates an administrator and signs in to a process. */
export async function openEditor(
  address: string,
  { folder, databaseUrl }: { readonly folder: string; readonly databaseUrl: string },
): Promise<Editor> {
  const command = [
    'apps/server/dist/user.js',
    'create-admin',
    account.email,
    '--name',
    'Bench',
    '--password-stdin',
  ];
  const environment = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl };
  const creating = run(process.execPath, command, { env: environment });
  creating.child.stdin?.end(account.password);
  await creating;
  const login = await fetch(`${address}/v1/auth/jwt/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: account.email, password: account.password }),
  });
  const { access_token } = (await login.json()) as { access_token: string };
  const listed = (await (await fetch(`${address}/v1/places/`)).json()) as {
    place_id: number;
    version?: number;
  }[];
  const places = listed.values();
  return {
    async removePlace() {
      const { value: place } = places.next();
      if (place === undefined) throw new Error('no place is left');
      const response = await fetch(`${address}/v1/places/${place.place_id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${access_token}`, 'if-match': `"${place.version ?? 1}"` },
      });
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
      return place.place_id;
    },
  };
}
