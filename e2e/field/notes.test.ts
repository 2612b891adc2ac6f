import { administrator, expect, test } from '../support/account-fixtures.ts';
import { axeViolations } from '../support/axe-violations.ts';

/** Near the stop at Leh. */
const position = { latitude: 34.1642, longitude: 77.5848, accuracy: 2000 };

test.use({
  geolocation: position,
  permissions: ['geolocation', 'camera'],
  expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
});

test(
  'a note with a photograph that is made on a phone without a network reaches the editors once, and the phone shows that they accept it',
  { tag: '@every-view' },
  async ({ product, page, context, layout }) => {
    test.skip(layout === 'desktop', 'travellers have a phone');
    test.slow();
    const { field, proposals } = product;
    const { labels } = field;
    await product.open('/field');
    await product.waitForHydration();
    await field.button(labels.locate).click();
    await expect(field.nearest.getByRole('link', { name: labels.stop, exact: true })).toBeVisible();
    await expect(field.radar).toBeVisible();
    expect(await axeViolations(page, { include: 'main' })).toEqual([]);

    await field.iAmHere.click();
    await field.button(labels.ghost).click();
    await field.button(labels.startCamera).click();
    await field.waitForCamera();
    await expect(field.ghost).toHaveCSS('opacity', '0.5');
    await field.stage.press('+');
    await expect(field.ghost).toHaveAttribute('style', /width: 105%/);
    expect(await axeViolations(page, { include: 'main' })).toEqual([]);
    await field.button(labels.take).click();
    await expect(field.preview).toBeVisible();

    await field.remark.fill('The hut is north of the track.');
    expect(await axeViolations(page, { include: 'main' })).toEqual([]);
    await context.setOffline(true);
    await field.button(labels.save).click();
    await expect(field.notes('waiting')).toHaveCount(1);
    await expect(page.getByText(labels.offline)).toBeVisible();
    await expect(field.notes('waiting').getByRole('img', { name: labels.preview })).toBeVisible();
    expect(await axeViolations(page, { include: 'main' })).toEqual([]);
    await context.setOffline(false);
    // A response that is late is repeated after a pause.
    await expect(field.notes('sent')).toHaveCount(1, { timeout: 150_000 });

    await product.open('/login?redirect=%2Fadmin%2Fproposals');
    await product.waitForHydration();
    await product.account.logIn(administrator);
    await expect(proposals.photograph).toBeVisible();
    await expect(field.observed).toContainText('34.1642');
    // A picture that is published is drawn in all its sizes, which takes longer than the rest of the test.
    await page.getByRole('checkbox', { name: proposals.labels.publish }).uncheck();
    await proposals.button(proposals.labels.accept).click();
    await expect(page.getByText(proposals.labels.accepted)).toBeVisible();

    await product.open('/field/outbox');
    await expect(field.notes('accepted')).toHaveCount(1);
  },
);
