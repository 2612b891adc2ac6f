import { expect, test } from 'vitest';
import { lightScene } from './scene-hours.ts';

const leh = { hour: null, date: '1925-09-19', latitude: 34, scheme: 'light' } as const;

test('the light is that of the morning, in the dark colour scheme that of the night', () => {
  expect(lightScene(leh)).toMatchObject({ hour: 'morning', groundScheme: 'light' });
  expect(lightScene({ ...leh, scheme: 'dark' })).toMatchObject({ hour: 'night', groundScheme: 'dark' });
});

test('a chosen night has the ground of the night in the light colour scheme', () => {
  expect(lightScene({ ...leh, hour: 'night' }).groundScheme).toBe('dark');
  expect(lightScene({ ...leh, hour: 'noon' }).groundScheme).toBe('light');
});

test('the light comes from the east in the morning, from the west in the evening, and differs by season', () => {
  expect(lightScene(leh).light.direction).toBeLessThan(180);
  expect(lightScene({ ...leh, hour: 'evening' }).light.direction).toBeGreaterThan(180);
  const winter = lightScene({ ...leh, date: '1925-12-21' }).light;
  expect(winter.sky).not.toBe(lightScene({ ...leh, date: '1925-06-21' }).light.sky);
});
