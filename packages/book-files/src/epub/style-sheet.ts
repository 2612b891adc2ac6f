/** The style sheet of a book. Sizes are relative, so that the settings of the reading program apply. */
export const styleSheet = `body { margin: 0 4%; line-height: 1.5; hyphens: auto; }
h1 { margin: 2em 0 1em; font-size: 1.6em; line-height: 1.25; hyphens: none; }
h2 { margin: 2em 0 .25em; font-size: 1.2em; line-height: 1.3; hyphens: none; break-after: avoid; }
p { margin: 0 0 .75em; }
blockquote { margin: .75em 0 .75em 1.5em; font-style: italic; }
sub, sup { line-height: 0; }
a { color: #7a4a12; }
.place, .dates { margin: 0 0 .75em; color: #6b5f50; }
.author { font-style: italic; }
.links { margin: .5em 0 0; font-size: .9em; }
.map { margin: 1em 0; break-inside: avoid; }
.map svg { display: block; width: 100%; max-height: 14em; }
figcaption { font-size: .85em; color: #6b5f50; }
.note { margin: .75em 0; padding-left: 1em; border-left: .15em solid #b98a4a; font-size: .95em; }
[data-accounts-differ] { padding-left: .75em; border-left: .15em dotted #b98a4a; }
@media (prefers-color-scheme: dark) {
  body { background-color: #17140f; color: #e9e0d0; }
  a { color: #e0b067; }
  .place, .dates, figcaption { color: #b3a48c; }
}
`;
