import { createRandom, hash32 } from '#mocks/world/core/prng.ts'
import { metal, palette } from './palette.ts'
import { type RewardPart, rewardShapes } from './reward-shapes.ts'
import { sculpt } from './sculpt.ts'
import { linear, n, pack, radial } from './svg.ts'

const [W, H] = [480, 270] as const

/** A reward of the points mall as SVG text, 16:9, without text. Null for an unknown reward. */
export function rewardArt(name: string, size: { w?: number; h?: number } = {}): string | null {
  const shape = Object.hasOwn(rewardShapes, name) ? rewardShapes[name] : undefined
  if (!shape) return null
  const colours = palette(shape.theme, shape.light)
  const random = createRandom(hash32(17, name))
  const id = `r${hash32(17, name).toString(36)}`
  const body = ({ outline, tone, tilt, at: [x, y, width], detail }: RewardPart, index: number) => {
    const place = { cx: W / 2 + x, cy: 128 + y, size: width, tilt }
    const scale = Math.round((width / 512) * 1000) / 1000
    return `${sculpt(`${id}p${index}`, outline, place, metal(tone), colours.ink, colours.hot)}<g transform="translate(${n(place.cx)} ${n(place.cy)}) rotate(${tilt}) scale(${scale}) translate(-256 -256)">${detail(colours)}</g>`
  }
  const sparks = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * 0.94 + (i / 9) * Math.PI * 1.2 + random.next() * 0.3
    const [x, y] = [W / 2 + Math.cos(angle) * 186, 122 + Math.sin(angle) * 92]
    const r = random.int(3, 8)
    return `M${n(x)} ${n(y - r)}q${n(r * 0.14)} ${n(r * 0.86)} ${r} ${r}q${n(-r * 0.86)} ${n(r * 0.14)}-${r} ${r}q${n(-r * 0.14)} ${n(-r * 0.86)}-${r}-${r}q${n(r * 0.86)} ${n(-r * 0.14)} ${r}-${r}Z`
  })
  return pack(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${size.w ?? W}" height="${size.h ?? H}"><defs>${linear(
      `${id}b`,
      [0, 0, 0.6, 1],
      [
        [0, colours.base],
        [1, colours.deep],
      ],
    )}${radial(
      `${id}l`,
      [W / 2, 120, 240],
      [
        [0, colours.hot, 0.95],
        [0.3, colours.glow, 0.8],
        [0.7, colours.lit, 0.4],
        [1, colours.base, 0],
      ],
    )}${linear(
      `${id}g`,
      [0, 0, 0, 1],
      [
        [0, colours.lit],
        [1, colours.deep],
      ],
    )}</defs><rect width="${W}" height="${H}" fill="url(#${id}b)"/><rect width="${W}" height="${H}" fill="url(#${id}l)"/><ellipse cx="${W / 2}" cy="246" rx="330" ry="52" fill="url(#${id}g)" opacity=".9"/><ellipse cx="${W / 2}" cy="236" rx="118" ry="13" fill="${colours.ink}" opacity=".5"/><path d="${sparks.join('')}" fill="#fff" opacity=".75"/>${shape.parts.map(body).join('')}</svg>`,
  )
}
