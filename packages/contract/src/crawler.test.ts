import { expect, test } from 'vitest';
import { isCrawler } from './crawler.ts';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
])('the user agent %s is a crawler', (userAgent) => {
  expect(isCrawler(userAgent, '/')).toBe(true);
});

test.each([
  undefined,
  '',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/138.0.0.0 YaBrowser/25.8.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36',
])('the user agent %s is a visitor', (userAgent) => {
  expect(isCrawler(userAgent, '/')).toBe(false);
});

test('the query parameter thisIsBot marks a crawler', () => {
  expect(isCrawler('Firefox', '/place/5?thisIsBot')).toBe(true);
  expect(isCrawler('Firefox', '/place/5?a=1&thisIsBot=1')).toBe(true);
  expect(isCrawler('Firefox', '/place/thisIsBot')).toBe(false);
});
