// @ts-check
import { readFileSync } from 'node:fs';

/**
 * Reads a JSON file that may be missing or damaged.
 * @param {string} path
 * @returns {any} undefined if there is none or it cannot be parsed
 */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
