/** The part of package-lock.json that is read: the packages by installation folder. */
export interface PackageLock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

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

/** The folders in which Node looks for a package: `node_modules` of the dependent package and of all parent folders. */
function candidateFolders(folder: string, name: string): string[] {
  const segments = folder === '' ? [] : folder.split('/');
  return [...segments.keys(), segments.length].map((count) =>
    [...segments.slice(0, count), 'node_modules', name].join('/'),
  );
}
