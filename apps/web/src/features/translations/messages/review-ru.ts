import { plural } from '../../../lib/language/plural.ts';

const forms = {
  one: 'предложение ждёт',
  few: 'предложения ждут',
  many: 'предложений ждут',
  other: 'предложения ждут',
};

export const review = {
  translationReview: {
    title: 'Переводы на проверке',
    intro: 'Предложения, которые ждут решения редактора.',
    count: (count: number) => `${count} ${plural('ru', count, forms)} решения`,
    none: 'Всё проверено: новых предложений нет.',
    keys: 'Клавиши: A — принять, E — исправить, D — отклонить.',
    item: (author: string) => `Предлагает ${author}`,
    source: 'По-русски',
    suggested: 'Предложение и чем оно отличается',
    amended: 'Исправленное предложение',
    note: 'Ответ автору',
    accept: 'Принять',
    acceptAmended: 'Принять исправленное',
    amend: 'Исправить',
    decline: 'Отклонить',
    accepted: 'Принято и одобрено',
    declined: 'Отклонено',
    alreadyDecided: 'По этому предложению уже решил другой редактор.',
    formerUser: 'бывший пользователь',
  },
  ownSuggestions: {
    title: 'Мои предложения',
    intro: 'Переводы, которые вы предложили, и что с ними стало.',
    none: 'Вы ещё ничего не предлагали.',
    withdraw: 'Отозвать',
    states: {
      open: 'Ждёт проверки',
      accepted: 'Принято',
      amended: 'Принято с исправлениями',
      declined: 'Отклонено',
      withdrawn: 'Отозвано',
    },
    decidedBy: (state: string, user: string) => `${state} · решение: ${user}`,
  },
};
