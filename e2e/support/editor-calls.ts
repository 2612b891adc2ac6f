import type { Credentials } from './drivers/account.ts';

/**
 * Logs in to a server.
 * @param origin scheme, host and port
 * @returns the access token, which is valid for ten minutes
 */
export async function logIn(origin: string, { email, password }: Credentials): Promise<string> {
  const login = await fetch(`${origin}/v1/auth/jwt/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
  });
  if (!login.ok) throw new Error(`login: ${login.status} ${await login.text()}`);
  const { access_token: token }: { access_token: string } = await login.json();
  return token;
}

/**
 * Calls an endpoint with an access token.
 * @param path below `/v1`
 * @returns the JSON of the response
 * @throws if the status is not that of a success
 */
export async function callAsEditor<Result>(
  { origin, token }: { readonly origin: string; readonly token: string },
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Result> {
  const response = await fetch(`${origin}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Result;
}
