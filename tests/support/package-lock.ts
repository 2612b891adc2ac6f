/** The part of package-lock.json that a test reads: every package by the folder that it is installed in. */
export interface PackageLock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * The packages that a locked one names and the lock does not hold: with one of them missing, even an optional one for
 * another system, `npm ci` refuses to install.
 */
export function missingFromLock({ packages }: PackageLock): string[] {
  return Object.entries(packages).flatMap(([folder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesOf(folder, name).some((place) => place in packages))
      .map((name) => `${folder} names ${name}`),
  );
}

/** Where Node looks for a package: beside the one that needs it, and in every folder above. */
function placesOf(folder: string, name: string): string[] {
  const segments = folder === '' ? [] : folder.split('/');
  return [...segments.keys(), segments.length].map((count) =>
    [...segments.slice(0, count), 'node_modules', name].join('/'),
  );
}
