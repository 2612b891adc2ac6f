import { apiBase } from '@cae-map/contract/api/calls';

/** The texts of an endpoint in the OpenAPI document. */
export interface RouteDescription {
  readonly tag: string;
  readonly summary: string;
}

/** Converts a path of the contract to router syntax below the base: `/v1/api/books/:book_id/chapters/`. */
export function toRoutePath(path: string): string {
  return apiBase + path.replaceAll(/\{(\w+)\}/g, ':$1');
}
