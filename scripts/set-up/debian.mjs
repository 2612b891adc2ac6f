// @ts-check
import { existsSync } from 'node:fs';

/**
 * The commands that install packages of Debian.
 * @param {readonly string[]} packages
 * @returns {string[][]} no commands on a system without apt or without root
 */
export function debianInstallation(packages) {
  const isPossible = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  return isPossible
    ? [
        [...apt, 'update'],
        [...apt, 'install', '--yes', '--no-install-recommends', ...packages],
      ]
    : [];
}
