import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the page as it is now.
 * @param leftOut a selector of parts that are built like others: thousands of elements take axe their time
 */
export async function axeFaults(page: Page, leftOut?: string): Promise<string[]> {
  // How large and how far apart targets are is not looked at unless it is asked for.
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await (leftOut === undefined ? axe : axe.exclude(leftOut)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
