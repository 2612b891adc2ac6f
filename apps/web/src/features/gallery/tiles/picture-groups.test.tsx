// @vitest-environment jsdom
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { illustrationRecord, imageRecord } from '../../../testing/data/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { viewWithImages } from '../../../testing/view-with-images.ts';
import { LeadPicture } from './lead-picture.tsx';
import { flashMilliseconds } from './picture-flash.ts';
import { PictureGroups } from './picture-groups.tsx';

function show(images: readonly ImageRecord[]) {
  const view = viewWithImages(images);
  return renderInApp(
    <>
      <LeadPicture view={view} />
      <PictureGroups view={view} />
    </>,
  );
}

const pictures = () => screen.getByRole('region', { name: 'Pictures' });

test('pictures are grouped by type; the link with their count scrolls to them and highlights them for a moment [PLC-6]', () => {
  const scrolled = vi.fn<() => void>();
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  vi.useFakeTimers();
  const types = [
    'relatedimage',
    'video',
    'photo',
    'postcard',
    'painting',
    'histimage',
    'histexpphoto',
  ] as const;
  show(
    types.map((type, index) =>
      imageRecord({
        image_id: index + 1,
        image_seqid: index + 1,
        image_type: type,
        title_en: `Kind ${type}`,
        url: type === 'video' ? null : `/media/${type}.webp`,
        video_id: type === 'video' ? 'dQw4w9WgXcQ' : null,
      }),
    ),
  );
  const named = Array.from(pictures().innerHTML.matchAll(/Kind (\w+)/g), ([, kind]) => kind);
  expect([...new Set(named)]).toEqual([
    'histexpphoto',
    'histimage',
    'painting',
    'postcard',
    'video',
    'photo',
    'relatedimage',
  ]);

  expect(pictures().dataset.flashing).toBe('false');
  fireEvent.click(screen.getByRole('link', { name: '1 painting, 3 photographs, 3 other pictures' }));
  expect(scrolled.mock.contexts).toEqual([pictures()]);
  expect(document.activeElement).toBe(pictures());
  expect(pictures().dataset.flashing).toBe('true');
  act(() => {
    vi.advanceTimersByTime(flashMilliseconds);
  });
  expect(pictures().dataset.flashing).toBe('false');
  vi.useRealTimers();
});

test('a requested picture is scrolled to and focused', () => {
  const scrolled = vi.fn<() => void>();
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  const view = viewWithImages([illustrationRecord(), imageRecord({ image_id: 2, title_en: 'Guests' })]);
  renderInApp(<PictureGroups view={view} />, { path: { pathname: '/', state: { image: { imageId: 2 } } } });
  const item = screen.getByRole('article', { name: 'Guests' }).parentElement;
  expect(scrolled.mock.contexts).toEqual([item]);
  expect(document.activeElement).toBe(item);
});

test('pictures link to their files, and catalogue cards have no link and are counted separately', () => {
  show([illustrationRecord(), imageRecord({ image_id: 2, title_en: 'Guests' })]);
  expect(screen.getByRole('link', { name: '1 drawing, 1 painting card' })).toBeDefined();
  const group = within(pictures());
  expect(group.getByRole('link', { name: 'Leh: mountains at dusk' }).getAttribute('href')).toBe(
    '/media/illustrations/a.webp',
  );
  expect(within(group.getByRole('article', { name: 'Guests' })).queryByRole('link')).toBeNull();
  expect(group.getByText('A card represents a painting of which we have no image.')).toBeDefined();
});

test('a retry of a failed picture focuses the link of the picture', () => {
  show([illustrationRecord()]);
  const group = within(pictures());
  fireEvent.error(group.getByRole('img'));
  expect(group.queryByRole('img')).toBeNull();
  expect(group.getByText('The picture could not be loaded')).toBeDefined();
  expect(group.getByText('Leh: mountains at dusk')).toBeDefined();
  fireEvent.click(group.getByRole('button', { name: 'Try again: Leh: mountains at dusk' }));
  expect(document.activeElement).toBe(group.getByRole('link', { name: 'Leh: mountains at dusk' }));
});

test('a video shows a local poster with a link to its page and requests nothing from its host', () => {
  show([imageRecord({ image_type: 'video', title_en: 'Hemis', video_id: 'dQw4w9WgXcQ' })]);
  const link = within(pictures()).getByRole('link', { name: 'Play the video from YouTube: Hemis' });
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(document.querySelectorAll('img, iframe')).toHaveLength(0);
});

test('a stop without pictures shows a message', () => {
  show([]);
  expect(within(pictures()).getByText('There are no pictures of this stop yet.')).toBeDefined();
});

test('the group of paintings links to its first painting in the catalogue', () => {
  show([illustrationRecord(), imageRecord({ image_id: 1007, image_type: 'painting' })]);
  const link = within(pictures()).getByRole('link', { name: 'In the catalogue of paintings' });
  expect(link.getAttribute('href')).toBe('/en/paintings#painting-1007');
});

test('the rights holder and the licence of a picture are below its credits, and a Creative Commons licence links to its page', () => {
  const rights = { rights_holder: 'Roerich Museum', licence: 'CC BY-SA 4.0' };
  show([imageRecord({ image_id: 2, title_en: 'Guests', url: '/media/g.webp', ...rights })]);
  const caption = within(pictures()).getByText('Guests').parentElement;
  expect(caption?.textContent).toBe(
    'GuestsNicholas Roerich · 1925Rights: Roerich Museum · Licence: CC BY-SA 4.0',
  );
  const link = screen.getByRole('link', { name: 'CC BY-SA 4.0' });
  expect(link.getAttribute('href')).toBe('https://creativecommons.org/licenses/by-sa/4.0/');
});

test('a licence that is a plain text has no link, and a picture without rights has no line for them', () => {
  show([
    imageRecord({ image_id: 2, title_en: 'Guests', url: '/media/g.webp', licence: 'with permission' }),
    imageRecord({ image_id: 3, title_en: 'Himalayas', url: '/media/h.webp' }),
  ]);
  const captionOf = (title: string) => within(pictures()).getByText(title).parentElement;
  expect(captionOf('Guests')?.textContent).toContain('Licence: with permission');
  expect(within(pictures()).queryByRole('link', { name: 'with permission' })).toBeNull();
  expect(captionOf('Himalayas')?.textContent).toBe('HimalayasNicholas Roerich · 1925');
});

test('a picture in a group of the pane is shown whole in the centre of its box, wherever its focus point is', () => {
  show([
    imageRecord({ image_id: 2, title_en: 'Guests', url: '/media/g.webp', focus_x: 0.9, focus_y: 0.2 }),
    imageRecord({ image_id: 3, title_en: 'Himalayas', url: '/media/h.webp', focus_x: 0.9, focus_y: 0.2 }),
  ]);
  const picture = within(pictures()).getByRole('img', { name: 'Himalayas' });
  expect(picture.style.objectPosition).toBe('');
});

test('the picture at the head of the pane is cropped around its focus point, and around the centre without one', () => {
  const lead = () => document.querySelector('figure img');
  const focused = { focus_x: 0.25, focus_y: 0.9, rotation: 180 };
  const { unmount } = show([imageRecord({ image_id: 2, url: '/media/g.webp', ...focused })]);
  expect(lead()?.getAttribute('style')).toBe('object-position: 75% 10%;');
  unmount();
  show([imageRecord({ image_id: 3, url: '/media/h.webp' })]);
  expect(lead()?.hasAttribute('style')).toBe(false);
});
