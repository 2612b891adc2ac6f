// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { root } from './root.mjs';

/** @typedef {import('vitest/node').Reporter} Reporter */

/**
 * What a run has recorded about each test file, by its path relative to the repository.
 * @typedef {Record<string, TestFileReport>} DependencyReport
 * @typedef {object} TestFileReport
 * @property {boolean} passed
 * @property {readonly string[]} dependencies the modules that the file reaches, relative to the repository
 * @property {boolean} readsFiles whether one of them also reads files that the module graph does not contain
 */

/** Modules that read files which the module graph does not contain, or only those that existed when they were transformed. */
const readerPattern =
  /import\.meta\.glob|importActual|['"](?:node:)?(?:fs|fs\/promises|child_process|worker_threads)['"]/;

/**
 * A reporter of Vitest that writes the modules that each test file reaches into the file `DEPENDENCY_REPORT`, from the module graph that the run has built in any
 * case. Vitest's own `--changed` transforms all modules first, which takes as long as half of the tests.
 * @implements {Reporter}
 */
export default class DependencyReporter {
  /**
   * Writes nothing if the run was interrupted or an error belongs to no test, so that all tests run the next time.
   * @param {readonly import('vitest/node').TestModule[]} testModules
   * @param {readonly import('vitest').SerializedError[]} unhandledErrors
   * @param {import('vitest/node').TestRunEndReason} reason
   */
  onTestRunEnd(testModules, unhandledErrors, reason) {
    const path = process.env['DEPENDENCY_REPORT'];
    if (path === undefined || unhandledErrors.length > 0 || reason === 'interrupted') return;
    /** @type {Map<import('vitest/node').TestProject, ProjectGraph>} */
    const graphs = new Map();
    /** @type {DependencyReport} */
    const report = {};
    for (const testModule of testModules) {
      const { moduleId, project } = testModule;
      const graph = graphs.get(project) ?? new ProjectGraph(project);
      graphs.set(project, graph);
      report[repositoryPath(moduleId)] = { passed: hasPassed(testModule), ...graph.dependenciesOf(moduleId) };
    }
    writeFileSync(path, JSON.stringify(report));
  }
}

/**
 * Unlike `ok()` false for a file that did not run.
 * @param {import('vitest/node').TestModule} testModule
 */
function hasPassed(testModule) {
  return testModule.state() === 'passed' || testModule.state() === 'skipped';
}

/** The modules that the tests of one project have loaded. */
class ProjectGraph {
  /** @param {import('vitest/node').TestProject} project */
  constructor(project) {
    this.project = project;
    /** @type {Map<string, { loaded: string[], onDemand: string[] }>} */
    this.imports = new Map();
    /** @type {Map<string, boolean>} */
    this.readers = new Map();
    // Set-up files import the messages of all features on demand, so that a test can read those that it imports itself.
    this.setUp = this.reach(project.config.setupFiles, false);
  }

  /**
   * @param {string} testFile its absolute path
   * @returns {{ dependencies: string[], readsFiles: boolean }}
   */
  dependenciesOf(testFile) {
    const reached = this.reach([testFile], true);
    const dependencies = [...new Set([...reached, ...this.setUp])].map(repositoryPath).sort();
    return { dependencies, readsFiles: [...reached].some((file) => this.readsFiles(file)) };
  }

  /**
   * @param {readonly string[]} files
   * @param {boolean} withOnDemand whether modules that are imported by `import()` are followed
   * @returns {Set<string>} the files and the modules that they reach
   */
  reach(files, withOnDemand) {
    const reached = new Set(files);
    // A set visits the values that are added during the loop.
    for (const file of reached) {
      const { loaded, onDemand } = this.importsOf(file);
      for (const imported of withOnDemand ? [...loaded, ...onDemand] : loaded) reached.add(imported);
    }
    return reached;
  }

  /** @param {string} file */
  importsOf(file) {
    const known = this.imports.get(file);
    if (known !== undefined) return known;
    const results = Object.values(this.project.vite.environments).flatMap(({ moduleGraph }) =>
      [...(moduleGraph.getModulesByFile(file) ?? [])].map(({ transformResult }) => transformResult),
    );
    const imports = {
      loaded: results.flatMap((result) => this.filesOf(result?.deps)),
      onDemand: results.flatMap((result) => this.filesOf(result?.dynamicDeps)),
    };
    this.imports.set(file, imports);
    return imports;
  }

  /** @param {readonly string[]} [urls] URLs of Vite: `/src/a.ts`, `/@fs/…/a.css?raw`, or absolute paths */
  filesOf(urls = []) {
    return urls.flatMap((url) => {
      const [path = ''] = url.split('?');
      const file = path.startsWith('/@fs/') ? path.slice('/@fs'.length) : path;
      return [file, join(this.project.config.root, file)]
        .filter((candidate) => isAbsolute(candidate) && !candidate.includes('/node_modules/'))
        .filter((candidate) => candidate.startsWith(root) && existsSync(candidate))
        .slice(0, 1);
    });
  }

  /** @param {string} file */
  readsFiles(file) {
    const known = this.readers.get(file);
    if (known !== undefined) return known;
    const reads = readerPattern.test(readFileSync(file, 'utf8'));
    this.readers.set(file, reads);
    return reads;
  }
}

/** @param {string} path */
function repositoryPath(path) {
  return relative(root, path).replaceAll('\\', '/');
}
