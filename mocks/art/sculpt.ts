import type { Metal } from './palette.ts'
import { linear, n } from './svg.ts'

/** A glyph with depth: soft shadow, dark body, rim of light, metal face and a gloss at the top. */
export function sculpt(
  id: string,
  path: string,
  box: { cx: number; cy: number; size: number; tilt: number; flip?: boolean },
  face: Metal,
  ink: string,
  rim: string,
): string {
  const scale = Math.round((box.size / 512) * 1000) / 1000
  const use = (attributes: string) => `<use href="#${id}" ${attributes}/>`
  return `<defs><path id="${id}" d="${path}"/>${linear(
    `${id}m`,
    [0.25, 0, 0.6, 1],
    [
      [0, face.light],
      [0.42, face.mid],
      [1, face.deep],
    ],
  )}${linear(
    `${id}s`,
    [0, 0, 0, 1],
    [
      [0, '#fff', 0.75],
      [0.46, '#fff', 0.08],
      [0.47, '#fff', 0],
    ],
  )}</defs><g transform="translate(${n(box.cx)} ${n(box.cy)}) rotate(${n(box.tilt)}) scale(${box.flip ? `-${scale} ${scale}` : scale}) translate(-256 -256)" stroke-linejoin="round">${use(
    `y="34" stroke="#000" stroke-width="52" opacity=".28"`,
  )}<g fill="${ink}" stroke="${ink}">${use(`y="14" stroke-width="40"`)}${use(
    `stroke="${rim}" stroke-width="44"`,
  )}${use(`stroke-width="30"`)}</g>${use(
    `y="9" fill="${face.deep}"`,
  )}${use(`fill="url(#${id}m)"`)}${use(`fill="url(#${id}s)"`)}</g>`
}
