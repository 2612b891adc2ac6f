import type { Table } from '../report.ts';

/** The scored categories, by their ids in the report. */
export const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;
type Category = keyof typeof categories;

/** The categories that must reach 100; performance depends on the machine. */
const fullCategories: readonly Category[] = ['accessibility', 'best-practices', 'seo'];

/** The part of Lighthouse's report that is read. Scores are between 0 and 1, or null when not applicable. */
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
  /** Milliseconds or a ratio, depending on the audit. */
  readonly numericValue?: number;
}

/** The report about one page. */
export interface PageReport {
  readonly path: string;
  readonly report: LighthouseReport;
}

/** Builds the table of scores and the table of failed audits in the categories that must reach 100. */
export function lighthouseTables(pages: readonly PageReport[]): Table[] {
  const failures = pages.flatMap(findFailedAudits);
  return [
    {
      title: 'Lighthouse scores with mobile settings, out of 100',
      head: ['page', ...Object.values(categories), 'FCP, s', 'LCP, s', 'CLS'],
      rows: pages.map(({ path, report }) => [
        `\`${path}\``,
        ...Object.keys(categories).map((name) => percent(report.categories[name as Category].score)),
        inSeconds(report.audits['first-contentful-paint']),
        inSeconds(report.audits['largest-contentful-paint']),
        (report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(2),
      ]),
    },
    {
      title: 'Failed audits in accessibility, best practices and SEO',
      head: ['page', 'category', 'audit'],
      rows: failures.length > 0 ? failures : [['all', 'all', 'none']],
    },
  ];
}

function findFailedAudits({ path, report }: PageReport): string[][] {
  return fullCategories.flatMap((name) =>
    report.categories[name].auditRefs.flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      const isFailed = audit !== undefined && audit.score !== null && audit.score < 1;
      return weight > 0 && isFailed ? [[`\`${path}\``, categories[name], `${id}: ${audit.title}`]] : [];
    }),
  );
}

function percent(score: number | null): string {
  return score === null ? '–' : String(Math.round(score * 100));
}

function inSeconds(audit: Audit | undefined): string {
  return ((audit?.numericValue ?? Number.NaN) / 1000).toFixed(1);
}
