/** The word in every vector that a cleaned text must still have. */
export const survivingWord = 'Караван';

/** The elements with a handler that a browser calls without an action of the visitor, or with one. */
const handlers = [
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="alert(1)"/>',
  "<img src='x' onerror='alert(1)'>",
  '<img/src/onerror=alert(1)>',
  '<IMG SRC=x ONERROR=alert(1)>',
  '<img src=x:x onerror\n=\nalert(1)>',
  '<img src=x onerror=&#97;lert(1)>',
  '<img srcset=x onerror=alert(1)>',
  '<image src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg\u000Conload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><set onbegin=alert(1) attributename=x>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text x=20 y=20>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><image href=1 onerror=alert(1) /></svg>#x">',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><title><img src=x onerror=alert(1)></title></svg>',
  '<svg><desc><img src=x onerror=alert(1)></desc></svg>',
  '<body onload=alert(1)>',
  '<body onpageshow=alert(1)>',
  '<video src=x onerror=alert(1)></video>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)></select>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<keygen autofocus onfocus=alert(1)>',
  '<button onclick=alert(1)>x</button>',
  '<button popovertarget=x>x</button><div popover id=x onbeforetoggle=alert(1)>y</div>',
  '<object data="javascript:alert(1)"></object>',
  '<object type="text/html" data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<iframe onload=alert(1)></iframe>',
  '<frameset onload=alert(1)></frameset>',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<form><button formaction="javascript:alert(1)">x</button></form>',
  '<isindex type=image src=x onerror=alert(1)>',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<link rel=import href="data:text/html,<script>alert(1)</script>">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<style>@import "javascript:alert(1)";</style>',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<dialog open onclose=alert(1)>x</dialog>',
  '<portal src="javascript:alert(1)"></portal>',
  '<xss onpointerrawupdate=alert(1)>x</xss>',
];

/** Scripts, whole, broken and nested in what a parser removes. */
const scripts = [
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<script src=//x.example/x.js></script>',
  '<script >alert(1)</script >',
  '<script/x>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<script>alert(1)',
  '</script><script>alert(1)</script>',
  '<script type=module>alert(1)</script>',
  '<script\u0000>alert(1)</script>',
  '<script><!--\nalert(1)\n--></script>',
  '<!--<script>-->alert(1)<!--</script>-->',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<textarea></textarea><script>alert(1)</script>',
  '<xmp><script>alert(1)</script></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<title></title><script>alert(1)</script>',
  '<iframe><script>alert(1)</script></iframe>',
  '<noembed><script>alert(1)</script></noembed>',
];

/** Markup that becomes another tree when it is parsed a second time. */
const mutations = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mtext><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<table><svg><style><img src=x onerror=alert(1)></style></svg></table>',
  '<select><noscript></select><script>alert(1)</script></noscript></select>',
  '<p id="</title><img src=x onerror=alert(1)>">',
  '<a title="`<img src=x onerror=alert(1)>`">x</a>',
  '<b title="--><img src=x onerror=alert(1)>">x</b>',
  '<listing>&lt;img src=x onerror=alert(1)&gt;</listing>',
  '<div id="1` onmouseover=alert(1)">x</div>',
];

/** The ways to write `javascript:` that browsers understand or once did. */
const addresses = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  'java&#9;script:alert(1)',
  'java&#10;script:alert(1)',
  'java&Tab;script:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript:alert(1)',
  '&#0000106avascript:alert(1)',
  '&#1;javascript:alert(1)',
  'javascript://x.example/%0aalert(1)',
  'javascript:/*--></title></style>*/alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://x.example/1',
  'file:///etc/passwd',
  'filesystem:https://x.example/1',
  'view-source:javascript:alert(1)',
  'livescript:alert(1)',
  'mocha:alert(1)',
];

/** Attributes that run scripts or load something, on elements that a text may have. */
const attributes = [
  'onclick=alert(1)',
  'ONCLICK=alert(1)',
  'onmouseover="alert(1)"',
  'onfocus=alert(1) tabindex=0 autofocus',
  'onanimationstart=alert(1) style="animation:x 1s"',
  'ontransitionend=alert(1)',
  'onpointerover=alert(1)',
  'oncontentvisibilityautostatechange=alert(1) style="content-visibility:auto"',
  'onscrollsnapchange=alert(1)',
  'on\u0000click=alert(1)',
  'x=">"onclick=alert(1)',
  '/onclick=alert(1)',
  'style="background:url(javascript:alert(1))"',
  'style="width:expression(alert(1))"',
  'style="behavior:url(x.htc)"',
  'style="-moz-binding:url(x.xml#a)"',
  'background="javascript:alert(1)"',
  'src="javascript:alert(1)"',
  'formaction="javascript:alert(1)"',
  'xlink:href="javascript:alert(1)"',
  'srcdoc="<script>alert(1)</script>"',
  'ping="https://x.example/"',
  'is="x-y"',
  'id="location" name="location"',
];

const inside = ['p', 'b', 'a', 'blockquote', 'span'] as const;

/** HTML that tries to run a script in each known kind of way, with the word that has to survive before and after it. */
export const scriptVectors: readonly string[] = [
  ...[...handlers, ...scripts, ...mutations].map((attack) => `<p>${survivingWord} </p>${attack}`),
  ...addresses.map((address) => `<p>${survivingWord} <a href="${address}">x</a></p>`),
  ...attributes.flatMap((attribute, index) =>
    [index, index + 1].map((at) => {
      const element = inside[at % inside.length] ?? 'p';
      return `<${element} ${attribute}>${survivingWord}</${element}>`;
    }),
  ),
];

/** What is dangerous in a parsed text: elements, attributes and addresses. A text without any of it runs nothing. */
export function findDangers(body: ParentNode, isSafeUrl: (url: string) => boolean): string[] {
  const dangers: string[] = [];
  const elements =
    'script, style, iframe, object, embed, img, image, svg, math, form, base, link, meta, video, audio, input, button, template';
  for (const element of body.querySelectorAll(elements)) dangers.push(element.localName);
  for (const element of body.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      if (
        /^on|^(?:style|src|srcset|srcdoc|action|formaction|background|id|name|is|ping|xlink:href)$/i.test(
          name,
        )
      )
        dangers.push(name);
      if (name === 'href' && !isSafeUrl(value)) dangers.push(value);
    }
  return dangers;
}
