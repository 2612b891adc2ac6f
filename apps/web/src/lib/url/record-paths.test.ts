import { expect, test } from 'vitest';
import { editorPaths } from './record-paths.ts';

test('the paths of the editors of images follow from the names of the kind', () => {
  const { edit, ...paths } = editorPaths('image');
  expect({ ...paths, edit: edit(7) }).toEqual({
    list: '/admin/images',
    editPattern: '/image/edit/:id',
    edit: '/image/edit/7',
    create: '/admin/image/new',
    changes: '/admin/images/changes',
    deleted: '/admin/images/deleted',
  });
});

test('the list of places is the first page of the editors', () => {
  const { list, changes, create } = editorPaths('place');
  expect([list, changes, create]).toEqual(['/admin', '/admin/changes', '/admin/place/new']);
});
