/** Plural forms of the nouns that follow a number. */
export const dayForms = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };
export const pictureForms = {
  one: 'изображение',
  few: 'изображения',
  many: 'изображений',
  other: 'изображения',
};
export const monthForms = { one: 'месяц', few: 'месяца', many: 'месяцев', other: 'месяца' };
export const yearForms = { one: 'год', few: 'года', many: 'лет', other: 'года' };
export const cardForms = { one: 'карточка', few: 'карточки', many: 'карточек', other: 'карточки' };
export const textForms = { one: 'запись', few: 'записи', many: 'записей', other: 'записи' };
export const paintingForms = { one: 'картина', few: 'картины', many: 'картин', other: 'картины' };
