// @ts-check
import { existsSync } from 'node:fs';
import { runCommand } from '../lib/run-command.mjs';

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

/**
 * Finds a tool or installs the packages that contain it.
 * @template Tool
 * @param {object} options
 * @param {() => Tool | undefined} options.find
 * @param {readonly string[]} options.packages
 * @param {string} options.name for the log
 * @param {string} options.advice what to do after a failed installation
 * @returns {Promise<Tool | undefined>} undefined after a failed installation, which is logged
 */
export async function findOrInstall({ find, packages, name, advice }) {
  const found = find();
  if (found !== undefined) return found;
  console.log(`  installing ${name} …`);
  let output = '';
  for (const command of debianInstallation(packages)) output += (await runCommand(command)).output;
  const installed = find();
  if (installed === undefined) console.error(`${output}\n${name} could not be installed. ${advice}`);
  return installed;
}
