// @ts-check

/** The lines of Node that the build tools run on; the same as `engines` in package.json. */
const oldest = [
  { major: 20, minor: 19 },
  { major: 22, minor: 12 },
];

/**
 * Says why this Node cannot run the product, or nothing when it can.
 * @param {string} version as `process.versions.node` has it, such as '20.19.1'
 * @returns {string | undefined}
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const known = oldest.find((line) => line.major === major);
  if (known !== undefined ? minor >= known.minor : major > 22) return undefined;
  return (
    `CAE Map needs Node 20.19 or later of the 20 line, or 22.12 or later; this is Node ${version}.\n` +
    'Install a current one from https://nodejs.org and run the command again.'
  );
}
