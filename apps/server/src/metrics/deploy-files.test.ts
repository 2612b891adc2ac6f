import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { openTestDatabase } from '../testing/databases/databases.ts';
import { testApp } from '../testing/test-app.ts';

const metricsToken = '0123456789abcdef';
const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url)), 'utf8');

const rulesSchema = z.object({
  groups: z
    .array(
      z.object({
        name: z.string(),
        rules: z
          .array(
            z.strictObject({
              alert: z.string().regex(/^CaeMap\w+$/),
              expr: z.string(),
              for: z
                .string()
                .regex(/^\d+m$/)
                .optional(),
              labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
              annotations: z.strictObject({ summary: z.string() }),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

const dashboardSchema = z.object({
  title: z.string(),
  panels: z
    .array(
      z.object({
        id: z.int(),
        title: z.string(),
        targets: z.array(z.object({ refId: z.string(), expr: z.string() })).min(1),
      }),
    )
    .min(1),
});

/** The names of metrics in an expression; those of a histogram have further names. */
function namesIn(expression: string): string[] {
  const names = expression.match(/\b(?:cae|nodejs|process)_[a-z0-9_]+/g) ?? [];
  return names.map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
}

let existing: ReadonlySet<string>;
let close: () => Promise<void>;
beforeAll(async () => {
  const app = await testApp({ database: await openTestDatabase('postgresql') }, { metricsToken });
  close = () => app.close();
  const { body } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  existing = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
});
afterAll(() => close());

describe('the files of deploy', () => {
  test('contain valid alert rules with different names, whose metrics all exist', () => {
    const rules = rulesSchema
      .parse(parse(read('prometheus-alerts.yml')))
      .groups.flatMap((group) => group.rules);
    const names = rules.map(({ alert }) => alert);
    expect(new Set(names).size).toBe(names.length);
    expect(rules.flatMap(({ expr }) => namesIn(expr)).filter((name) => !existing.has(name))).toEqual([]);
  });

  test('contain a dashboard whose panels have different ids and whose metrics all exist', () => {
    const { panels } = dashboardSchema.parse(JSON.parse(read('grafana-dashboard.json')));
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const used = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));
    expect(used.filter((name) => !existing.has(name))).toEqual([]);
  });

  test('use every metric of the product', () => {
    const texts = read('prometheus-alerts.yml') + read('grafana-dashboard.json');
    const own = [...existing].filter((name) => name.startsWith('cae_'));
    expect(own.filter((name) => !namesIn(texts).includes(name))).toEqual([]);
  });
});
