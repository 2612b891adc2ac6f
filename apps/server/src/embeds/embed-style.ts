/**
 * The style sheet of embedded pages. The map takes the height that the text leaves; the document is no higher than the frame unless that is
 * very low, so that a wheel or a finger above it scrolls the page around it.
 */
export const embedStyle = `
:root{color-scheme:light dark;--ink:#231d33;--muted:#625a6e;--paper:#fffaf0;--land:#f3ecdb;--accent:#b5402a;--indigo:#2b3a73;--halo:#fffaf0}
@media(prefers-color-scheme:dark){:root{--ink:#ece4d6;--muted:#b3a9b9;--paper:#1d1830;--land:#262036;--accent:#f0846a;--indigo:#aebbf2;--halo:#1d1830}}
*{box-sizing:border-box;margin:0}
html{height:100%}
body{display:flex;flex-direction:column;min-height:100%;background:var(--paper);color:var(--ink);font:15px/1.4 system-ui,"Noto Sans",sans-serif}
.map{position:relative;flex:1 1 120px;min-height:120px;overflow:hidden;background:var(--land)}
.centre{position:absolute;top:50%;left:50%}
.centre img{position:absolute;max-width:none}
svg{position:absolute;overflow:visible;width:1px;height:1px}
path{fill:none;stroke-linejoin:round;stroke-linecap:round}
.other{stroke:var(--muted);stroke-width:2;opacity:.7}
.halo{stroke:var(--halo);stroke-width:6}
.leg{stroke:var(--accent);stroke-width:3}
circle{fill:var(--accent);stroke:var(--halo);stroke-width:2}
.passed{fill:var(--halo);stroke:var(--ink);stroke-width:1.5}
text{fill:var(--ink);stroke:var(--halo);stroke-width:3.5px;paint-order:stroke;font:600 14px system-ui,"Noto Sans",sans-serif}
main{flex:none;padding:10px 14px 12px}
h1{font:600 19px/1.25 Georgia,"Noto Serif",serif;overflow-wrap:anywhere;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
.dates{color:var(--muted)}
.text{margin-top:4px;display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}
.open{margin-top:6px}
.open a{display:inline-flex;align-items:center;min-height:36px;color:var(--indigo);font-weight:600}
.sources{color:var(--muted);font-size:11px;line-height:1.3}
a:focus-visible{outline:3px solid var(--indigo);outline-offset:-3px}
@media(max-height:340px){.text{-webkit-line-clamp:2}.sources{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}}
@media(max-height:240px){.text{display:none}}
@media print{:root{--ink:#231d33;--muted:#625a6e;--paper:#fff;--land:#fff;--accent:#b5402a;--indigo:#2b3a73;--halo:#fff}@page{margin:14mm}body{display:block}.map{display:block;height:120mm;break-inside:avoid}h1,.text{display:block;overflow:visible}.sources{white-space:normal}.open a::after{content:" " attr(href);overflow-wrap:anywhere}}
`
  .trim()
  .replaceAll('\n', '');
