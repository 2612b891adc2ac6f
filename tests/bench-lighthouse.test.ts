import { expect, test } from 'vitest';
import { lighthouseTables } from '../bench/lighthouse/lighthouse-report.ts';

test('the Lighthouse tables contain all scores and the failed audits with a weight', () => {
  const [scores, failures] = lighthouseTables([
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
          none: { title: 'Not applicable', score: null },
          hint: { title: 'Without weight', score: 0 },
          'first-contentful-paint': { title: '', score: 1, numericValue: 1234 },
          'largest-contentful-paint': { title: '', score: 1, numericValue: 4321 },
          'cumulative-layout-shift': { title: '', score: 1, numericValue: 0.004 },
        },
      },
    },
  ]);
  expect(scores?.rows).toEqual([['`/`', '31', '97', '100', '–', '1.2', '4.3', '0.00']]);
  expect(failures?.rows).toEqual([['`/`', 'accessibility', 'small: Too small']]);
  expect(lighthouseTables([])[1]?.rows).toEqual([['all', 'all', 'none']]);
});
