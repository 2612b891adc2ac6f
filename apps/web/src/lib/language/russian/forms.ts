/** Plural forms of the nouns that follow a number. */
export const minuteForms = { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' };
export const dayForms = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };
export const monthForms = { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' };
export const yearForms = { one: 'год', few: 'года', many: 'лет', other: 'года' };
export const cardForms = {
  one: 'карточка картины',
  few: 'карточки картин',
  many: 'карточек картин',
  other: 'карточки картин',
};
export const textForms = { one: 'запись', few: 'записи', many: 'записей', other: 'записи' };
export const paintingForms = { one: 'картина', few: 'картины', many: 'картин', other: 'картины' };
/** Plural forms of the kinds of images. */
export const imageForms = {
  painting: paintingForms,
  photograph: { one: 'фотография', few: 'фотографии', many: 'фотографий', other: 'фотографии' },
  other: {
    one: 'другое изображение',
    few: 'других изображения',
    many: 'других изображений',
    other: 'других изображения',
  },
  illustration: { one: 'рисунок', few: 'рисунка', many: 'рисунков', other: 'рисунка' },
};
