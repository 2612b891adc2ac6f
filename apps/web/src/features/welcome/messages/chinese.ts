/** The texts of the language dialog and of the card after it for visitors in China, in simplified Chinese. */
export const chinese = {
  title: '罗里奇中亚考察',
  text: '一幅记录罗里奇一家1924至1928年中亚之行的地图：逐日的停留地、日记、绘画与照片。',
  picture: '商队走向群山。本网站绘制的插图',
  drawing: '插图',
  chooseLanguage: '地图上的地名以中文显示。请选择网站语言：',
  journey: {
    label: '从哪里开始',
    text: '跟随考察队走完全程，或自行浏览地图。',
    travel: '跟随路线',
    look: '自行浏览',
  },
} as const;
