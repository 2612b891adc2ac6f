import { administrator } from './account-fixtures.ts';

/** The fields of a place that tests change by the API. */
interface WrittenFields {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Changes a place as another client does: the administrator signs in without a browser.
 * @throws {Error} if a request is refused
 */
export async function writePlace(address: string, placeId: number, fields: WrittenFields): Promise<void> {
  const { email: username, password } = administrator;
  const login = await requestJson(`${address}/v1/auth/jwt/login`, {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
  });
  const headers = {
    authorization: `Bearer ${String(Object(login).access_token)}`,
    'content-type': 'application/json',
  };
  const places = [await requestJson(`${address}/v1/admin/places/`, { headers })].flat();
  const place = places.find((one) => Object(one).place_id === placeId);
  const body = JSON.stringify({ ...Object(place), ...fields });
  await requestJson(`${address}/v1/places/${placeId}`, { method: 'PUT', headers, body });
}

async function requestJson(url: string, options: RequestInit): Promise<unknown> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} was refused: ${await response.text()}`);
  return await response.json();
}
