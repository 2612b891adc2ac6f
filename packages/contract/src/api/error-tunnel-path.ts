/*
 * What a page needs to report errors; a separate module, so that the writer of reports does not load the call table.
 */

/** The base path of every endpoint. */
export const apiBase = '/v1';

/** The path of the call `reportErrors`. */
export const errorTunnelPath = '/error-tunnel';
