import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The parts of a page that axe checks; the whole page by default. */
interface AxeScope {
  readonly include?: string;
  /** Repeated parts, because axe is slow on thousands of elements. */
  readonly exclude?: string;
}

/** Runs axe on the page and returns each violation with its HTML. */
export async function axeViolations(page: Page, { include, exclude }: AxeScope = {}): Promise<string[]> {
  // axe checks the size of touch targets only on request.
  let axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  if (include !== undefined) axe = axe.include(include);
  if (exclude !== undefined) axe = axe.exclude(exclude);
  await page.evaluate(layOutWhatIsNotDrawn);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * Lays out the parts that `content-visibility` skips while they are far from the window: their elements are larger than their
 * estimated boxes, and axe would find that they cover the next ones. A sheet that is adopted obeys the content security policy.
 */
function layOutWhatIsNotDrawn(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}
