import { plural } from '../plural.ts';
import { dayForms, monthForms, yearForms } from './forms.ts';

/** Russian messages of the journey player and the timeline. */
export const journeyMessages = {
  journey: {
    label: 'Путешествие по дням',
    date: 'День путешествия',
    play: 'Запустить путешествие',
    pause: 'Приостановить путешествие',
    back: { stop: 'На стоянку назад', day: 'На день назад' },
    on: { stop: 'На стоянку вперёд', day: 'На день вперёд' },
    way: (from: string, to: string) => `${from} — ${to}`,
    onTheWay: (way: string, transport: string) => `${way}, ${transport}; положение примерное`,
    dayOfStay: (title: string, day: number, of: number) => `${title}, день ${day} из ${of}`,
    stayAbout: (title: string, length: string) => `${title}, примерно ${length}`,
    dateByOrder: (title: string) => `${title}; дата определена по маршруту`,
    betweenJourneys: 'между двумя путешествиями',
    pauseLasting: (length: string) => `между путешествиями, ${length}`,
    lengths: {
      day: (count: number) => `${count} ${plural('ru', count, dayForms)}`,
      month: (count: number) => `${count} ${plural('ru', count, monthForms)}`,
      year: (count: number) => `${count} ${plural('ru', count, yearForms)}`,
    },
    estimatedMark: 'примерно здесь',
    follow: 'Следовать за путешественниками',
    options: 'Настройки воспроизведения',
    speed: 'Скорость',
    clock: 'Время',
    clocks: { stops: 'По стоянкам', days: 'По дням' },
    clockHints: {
      stops: 'на каждую стоянку — примерно поровну',
      days: 'на каждый день — поровну; долгие стоянки сокращены',
    },
    step: 'Шаг',
    stepNames: { stop: 'Стоянка', day: 'День' },
    wholeRoute: 'Показать весь путь сразу',
    collapse: 'Свернуть плеер',
    expand: 'Развернуть плеер',
    today: 'Этот день',
    alsoThere: 'В тот же день',
    nothingOfDay: 'Записи об этом дне пока нет.',
    invitation: {
      text: 'Экспедиция Рерихов по Центральной Азии, 1924–1928: из Индии через Китай, Сибирь, Монголию и Тибет.',
      watch: 'Весь путь за 90 секунд',
      close: 'Скрыть',
    },
    playing: {
      onTheWayTo: (title: string) => `на пути к стоянке «${title}»`,
      dateByOrder: 'дата определена по маршруту',
      dayOf: (day: number, of: number) => `день ${day} из ${of}`,
      wayOn: 'Дальше по маршруту',
      onTo: (title: string) => `Дальше: ${title}`,
      journeyEnd: 'конец пути',
      entry: (dates: string) => `Запись: ${dates}`,
      nextEntry: 'Следующая запись',
    },
  },
};
