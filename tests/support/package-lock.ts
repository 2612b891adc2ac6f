import { candidateFolders, type LockedPackage, type PackageLock } from '../../scripts/lib/package-lock.mjs';

/**
 * Finds dependencies of locked packages that the lockfile does not contain. `npm ci` fails when one is missing, even an
 * optional one for another platform.
 */
export function missingFromLock({ packages }: PackageLock): string[] {
  return Object.entries(packages).flatMap(([folder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !candidateFolders(folder, name).some((candidate) => candidate in packages))
      .map((name) => `${folder} depends on ${name}`),
  );
}

/**
 * Finds locked packages whose contents npm cannot verify: without a SHA-512 hash, or from elsewhere than a registry over
 * HTTPS. Only the workspaces of this repository are links.
 */
export function findUnverifiedPackages({ packages }: PackageLock): string[] {
  return Object.entries(packages)
    .filter(([folder]) => folder.includes('node_modules/'))
    .flatMap(([folder, locked]) => {
      const violation = locked.link === true ? checkLink(locked) : checkPackage(locked);
      return violation === undefined ? [] : [`${folder}: ${violation}`];
    });
}

function checkLink({ resolved = '' }: LockedPackage): string | undefined {
  return /^(?:apps|packages)\/[^/.]+$/.test(resolved)
    ? undefined
    : `a link to ${resolved}, which is no workspace`;
}

function checkPackage({ resolved, integrity }: LockedPackage): string | undefined {
  if (resolved !== undefined && !resolved.startsWith('https://')) return `from ${resolved}`;
  const isVerified = /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '');
  return isVerified ? undefined : `the integrity is ${integrity ?? 'missing'}`;
}

/** Finds dependencies of this repository and of locked packages that are declared by a URL, a folder or a repository. */
export function findDependenciesByAddress({ packages }: PackageLock): string[] {
  return Object.entries(packages).flatMap(([folder, locked]) =>
    Object.entries({ ...locked.dependencies, ...locked.devDependencies, ...locked.optionalDependencies })
      .filter(([, version]) => /[:/]/.test(version.replace(/^npm:@?[\w./-]+@/, '')))
      .map(([name, version]) => `${folder || 'the repository'} depends on ${name} by ${version}`),
  );
}
