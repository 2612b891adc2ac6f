/** Russian messages about the links of a text to places and people. */
export const recordLinks = {
  title: 'Место или человек (Ctrl+Shift+L)',
  linkName: (name: string) => `Куда ведёт «${name}»`,
  nothingSelected: 'Сначала выделите название или имя в тексте.',
  noneFound: 'Ничего похожего нет.',
  person: 'человек',
  undated: 'без даты',
  remove: (title: string) => `Убрать: ${title}`,
  unknownPlace: (id: number) => `место № ${id}`,
  unknownPerson: (id: string) => `человек «${id}»`,
};
