import { GeoFileError } from '../failure.ts';
import type { GeoFile } from '../geo-file.ts';
import type { LeftOutKind } from '../left-out.ts';
import type { GeoFileLimits } from '../limits.ts';
import { htmlToName } from '../values/html-text.ts';
import type { PreferredLanguages } from '../values/spellings.ts';
import { FeatureCollector } from './feature-collector.ts';
import { PointChecker } from './point-checker.ts';

interface CollectorOptions {
  readonly limits: GeoFileLimits;
  readonly languages: PreferredLanguages;
}

/** Collects the features of a file while it is read. */
export class FileCollector {
  readonly #features: FeatureCollector[] = [];
  readonly #options: CollectorOptions;
  readonly #checker: PointChecker;
  #name: string | null = null;

  constructor(options: CollectorOptions) {
    this.#options = options;
    this.#checker = new PointChecker(options.limits.points);
  }

  /** Sets the line that is being read, from 1. */
  set line(line: number) {
    this.#checker.line = line;
  }

  /** Names the document, unless it has a name. */
  nameBy(html: string): void {
    this.#name ??= this.#checker.shortenName(htmlToName(html));
  }

  /** @throws {GeoFileError} for one feature too many */
  startFeature(): FeatureCollector {
    if (this.#features.length >= this.#options.limits.points) throw new GeoFileError('too-many-points');
    const feature = new FeatureCollector(this.#checker, this.#features.length + 1);
    this.#features.push(feature);
    return feature;
  }

  /** Counts contents of a feature or of the file that are left out, at the current line. */
  leaveOut(kind: LeftOutKind, feature?: FeatureCollector | null, value?: string): void {
    feature?.noteGeometry();
    this.#checker.leaveOut(kind, feature?.knownName, value);
  }

  /** Counts a linked document, which is not read. */
  leaveOutDocument(name: string): void {
    this.#checker.leaveOutDocument(name);
  }

  finish(): GeoFile {
    const features = this.#features.map((feature) => feature.finish(this.#options.languages));
    return { name: this.#name, features, leftOut: this.#checker.report.list() };
  }
}
