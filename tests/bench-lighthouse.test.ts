import { expect, test } from 'vitest';
import { lighthouseTables } from '../bench/lighthouse/lighthouse-report.ts';

test('the tables of Lighthouse tell the scores and every audit that keeps one below full', () => {
  const [scores, faults] = lighthouseTables([
    {
      path: '/',
      report: {
        categories: {
          performance: { score: 0.31, auditRefs: [{ id: 'slow', weight: 1 }] },
          accessibility: {
            score: 0.97,
            auditRefs: ['small', 'good', 'none', 'hint'].map((id) => ({ id, weight: id === 'hint' ? 0 : 1 })),
          },
          'best-practices': { score: 1, auditRefs: [] },
          seo: { score: null, auditRefs: [] },
        },
        audits: {
          slow: { title: 'Slow', score: 0 },
          small: { title: 'Too small', score: 0 },
          good: { title: 'Good', score: 1 },
          none: { title: 'Does not apply', score: null },
          hint: { title: 'Weighs nothing', score: 0 },
          'first-contentful-paint': { title: '', score: 1, numericValue: 1234 },
          'largest-contentful-paint': { title: '', score: 1, numericValue: 4321 },
          'cumulative-layout-shift': { title: '', score: 1, numericValue: 0.004 },
        },
      },
    },
  ]);
  expect(scores?.rows).toEqual([['`/`', '31', '97', '100', '–', '1.2', '4.3', '0.00']]);
  expect(faults?.rows).toEqual([['`/`', 'accessibility', 'small: Too small']]);
  expect(lighthouseTables([])[1]?.rows).toEqual([['all', 'all', 'none']]);
});
