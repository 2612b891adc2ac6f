// @ts-check

/** The minimum versions that the build tools support; keep them equal to `engines` in package.json. */
const minimumVersions = [
  { major: 20, minor: 19 },
  { major: 22, minor: 12 },
];

/**
 * Checks whether a version of Node is supported.
 * @param {string} version the value of `process.versions.node`, such as '20.19.1'
 * @returns {string | undefined} the message for the user; undefined when the version is supported
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const minimum = minimumVersions.find((candidate) => candidate.major === major);
  if (minimum !== undefined ? minor >= minimum.minor : major > 22) return undefined;
  return (
    `CAE Map needs Node 20.19 or later 20.x, or 22.12 or later; this is Node ${version}.\n` +
    'Install a current version from https://nodejs.org and run the command again.'
  );
}
