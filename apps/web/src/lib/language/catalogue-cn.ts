import { english } from './catalogue-en.ts';
import type { Catalogue } from './catalogue-ru.ts';

/** Chinese messages where we have them; the rest falls back to English. */
export const chinese: Catalogue = {
  ...english,
  menu: {
    ...english.menu,
    map: '地图',
    books: '书籍',
    aboutProject: '关于本项目',
    guide: '指南',
    guideShort: '指南',
  },
};
