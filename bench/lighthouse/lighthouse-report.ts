import type { Table } from '../report.ts';

/** The categories that are scored, by the names of the report. */
export const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;
type Category = keyof typeof categories;

/** In these nothing may be missing; performance depends on what draws. */
const fullCategories: readonly Category[] = ['accessibility', 'best-practices', 'seo'];

/** Lighthouse's report, as far as it is read. Scores go from 0 to 1; null is what does not apply. */
export interface LighthouseReport {
  readonly categories: Readonly<Record<Category, ScoredCategory>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly code: string };
}
interface ScoredCategory {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}
interface Audit {
  readonly title: string;
  readonly score: number | null;
  /** Milliseconds, or a share, by the audit. */
  readonly numericValue?: number;
}

/** A page and what Lighthouse says of it. */
export interface PageReport {
  readonly path: string;
  readonly report: LighthouseReport;
}

/** The scores of the pages, and what keeps one of those below full that can be full anywhere. */
export function lighthouseTables(pages: readonly PageReport[]): Table[] {
  const faults = pages.flatMap(auditsBelowFull);
  return [
    {
      title: 'Lighthouse with the settings of a phone, scores of 100',
      head: ['page', ...Object.values(categories), 'first picture, s', 'largest picture, s', 'layout shift'],
      rows: pages.map(({ path, report }) => [
        `\`${path}\``,
        ...Object.keys(categories).map((name) => percent(report.categories[name as Category].score)),
        inSeconds(report.audits['first-contentful-paint']),
        inSeconds(report.audits['largest-contentful-paint']),
        (report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(2),
      ]),
    },
    {
      title: 'Audits below the full mark in accessibility, best practices and SEO',
      head: ['page', 'category', 'audit'],
      rows: faults.length > 0 ? faults : [['all', 'all', 'none']],
    },
  ];
}

function auditsBelowFull({ path, report }: PageReport): string[][] {
  return fullCategories.flatMap((name) =>
    report.categories[name].auditRefs.flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      const isBelow = audit !== undefined && audit.score !== null && audit.score < 1;
      return weight > 0 && isBelow ? [[`\`${path}\``, categories[name], `${id}: ${audit.title}`]] : [];
    }),
  );
}

function percent(score: number | null): string {
  return score === null ? '–' : String(Math.round(score * 100));
}

function inSeconds(audit: Audit | undefined): string {
  return ((audit?.numericValue ?? Number.NaN) / 1000).toFixed(1);
}
