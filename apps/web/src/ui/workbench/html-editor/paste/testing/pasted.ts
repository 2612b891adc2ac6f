/** What programs put into the clipboard as HTML, in the forms of their formats and shortened. */

/** A page of Word 2019 with a heading, emphasis, a link and an empty paragraph. */
export const wordDiary =
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:12.0pt} --></style></head>
<body lang=RU style='tab-interval:35.4pt'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><b style='mso-bidi-font-weight:normal'><span style='font-size:16.0pt'>26 августа 1925&nbsp;г.<o:p></o:p></span></b></h1>
<p class=MsoNormal><span style='mso-spacerun:yes'></span>Пришли в <b><span style='font-family:"Times New Roman"'>Лех</span></b>. Дорога
шла <i style='mso-bidi-font-style:normal'>вдоль Инда</i>, см. <a href="https://example.org/leh"><span
style='color:#0563C1'>карту</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><span lang=RU>Второй абзац с <u>подчёркнутым</u> словом.<o:p></o:p></span></p>
<!--EndFragment--></body></html>`.replace('1925&nbsp;г', '1925 г');

const wordItem = (style: string, marker: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${style}'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;

/** Two lists of Word, which have no elements for them. */
export const wordList = `<html><body><!--StartFragment-->${[
  wordItem('l0 level1 lfo1', '·', 'чай'),
  wordItem('l0 level2 lfo1', '1.', 'плиточный'),
  wordItem('l0 level2 lfo1', '2.', 'байховый'),
  wordItem('l0 level1 lfo1', '·', 'мука'),
  '<p class=MsoNormal>Всё погрузили.</p>\n',
  wordItem('l1 level1 lfo2', 'а)', 'яки'),
].join('')}<!--EndFragment--></body></html>`;

/** A footnote of Word, whose note is behind the text. */
export const wordFootnote =
  `<html><body><!--StartFragment--><p class=MsoNormal>Перевал Сассер<a style='mso-footnote-id:ftn1'
href="file:///C:/Temp/msohtmlclip1/01/clip.htm#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span
style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a>
закрыт.</p><!--EndFragment-->
<div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%">
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1"
title=""><span class=MsoFootnoteReference>[1]</span></a> Высота 5330 м.</p></div></div></body></html>`.replace(
    '<hr align=left size=1 width="33%">',
    '',
  );

/** Comments and tracked changes of Word. */
export const wordReview = `<html><body><p class=MsoNormal><a style='mso-comment-reference:AB_1;mso-comment-date:20260101T1000'>Караван</a><span
class=MsoCommentReference><span style='mso-special-character:comment'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AB1]</a></span></span>
вышел <del cite="mailto:A" datetime="2026-01-01T10:00">поздно</del><ins cite="mailto:A" datetime="2026-01-01T10:00">рано</ins> утром.</p>
<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><p class=MsoCommentText>Проверить!</p></div></div></body></html>`;

/** A selection of Google Docs, which encloses everything in a b that is not bold. */
export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff-0000-aaaa-0123456789ab"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;white-space:pre-wrap;">Plain and </span><span style="font-size:11pt;font-weight:700;font-style:normal;">bold</span><span style="font-weight:400;">, </span><span style="font-weight:400;font-style:italic;">italic</span><span style="font-weight:400;">, </span><a href="https://example.org/a" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;font-weight:400;">link</span></a><span style="font-weight:400;">.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" aria-level="1" style="list-style-type:disc;"><p dir="ltr" role="presentation"><span style="font-weight:400;">first</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">second</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">third</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`;

/** A raised number and a redirected link of Google Docs. */
export const googleNote = `<b style="font-weight:normal;" id="docs-internal-guid-2"><p dir="ltr"><span style="font-weight:400;">The pass</span><span style="font-size:0.6em;font-weight:400;vertical-align:super;">1</span><span style="font-weight:400;"> and </span><a href="https://www.google.com/url?q=https://example.org/b?c%3D1&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="text-decoration:underline;">a page</span></a><span style="font-weight:400;">.</span></p></b>`;

/** A page of LibreOffice Writer 7 with a numbered list and a footnote. */
export const libreOffice = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/><style type="text/css">p { line-height: 115%; }</style></head><body lang="ru-RU" link="#000080" dir="ltr"><p style="line-height: 100%; margin-bottom: 0cm">
<font face="Liberation Serif, serif">Караван в <b>Лехе</b><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>
и <i>дальше</i>.</font></p>
<ol>
	<li><p style="margin-bottom: 0cm">яки</p></li>
	<li><p style="margin-bottom: 0cm">кони</p></li>
</ol>
<div id="sdfootnote1"><p class="sdfootnote-western"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Столица Ладака.</p></div></body></html>`;

/** An article of an encyclopedia with the parts around it. */
export const webPage = `<html><body><header><a href="/">Home</a></header><nav><ul><li><a href="/a">A</a></li></ul></nav><main><article><h1>Leh<span class="mw-editsection">[<a href="/edit">edit</a>]</span></h1><div class="lead"><p style="color:red">Leh is a town.<sup class="reference"><a href="#cite_note-2">[2]</a></sup></p></div><table><tbody><tr><td>cell one</td><td><p>cell two</p></td></tr></tbody></table><aside>See also</aside><blockquote>A quote.</blockquote><pre>Line one
line two</pre><img src="https://example.org/x.jpg" alt="x"><script>alert(1)</script><div hidden>hidden</div><button>Share</button></article></main><footer>Terms</footer></body></html>`;
