/** Russian messages about the links of an entry to places and people. */
export const textLinks = {
  paragraph: 'Стоянки абзаца',
  paragraphHint: 'У этих стоянок читают запись с этим абзацем; их может быть четыре.',
  addPlace: 'Добавить стоянку',
  mostPlaces: 'Больше четырёх стоянок у абзаца быть не может.',
  proposals: (count: number) =>
    count === 0 ? 'Предложенные связи (Ctrl+Shift+U)' : `Предложенные связи: ${count} (Ctrl+Shift+U)`,
  noProposals: 'Предложить нечего: все знакомые названия и имена уже связаны.',
  linkAll: (count: number) => `Связать все (${count})`,
  link: 'Связать',
  linkTo: (name: string, title: string) => `Связать «${name}»: ${title}`,
  linkSelection: 'Связать выделенное',
  linkSelectionTo: (title: string) => `Связать выделенное: ${title}`,
  foundInText: 'Название или имя найдено в тексте',
  inOtherLanguage: 'Связано в том же предложении на другом языке',
  notTranslated: 'Связано на другом языке, а предложение не переведено',
  selectIn: (sentence: string) => `Связано на другом языке; выделите слова в предложении: ${sentence}`,
  linked: (count: number) => (count === 0 ? 'Текст изменился, связь не поставлена' : `Связано: ${count}`),
};
