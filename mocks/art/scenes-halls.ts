import { disc, dots, fill, rays, ridge, type Scene } from './strokes.ts'
import { whole as n } from './svg.ts'

/** A stage with two beams. */
export const live: Scene = (s) => {
  const { w, h, cx, ground, colours } = s
  const beams = `M${n(w * 0.08)} -6L${n(cx - s.r * 1.3)} ${n(ground + 20)}H${n(cx + s.r * 0.3)}ZM${n(w * 0.92)} -6L${n(cx + s.r * 1.3)} ${n(ground + 20)}H${n(cx - s.r * 0.3)}Z`
  const fold = w / 14
  let drape = `M0 0H${w}V${n(h * 0.08)}`
  for (let i = 0; i < 7; i += 1) drape += `q${n(-fold)} ${n(fold * 1.5)} ${n(-fold * 2)} 0`
  return `${fill(beams, colours.hot, 0.26)}${dots(s, 16, ground)}<ellipse cx="${n(cx)}" cy="${n(ground + 26)}" rx="${n(s.r * 1.75)}" ry="${n(s.r * 0.46)}" fill="${colours.lit}" opacity=".85"/><ellipse cx="${n(cx)}" cy="${n(ground + 26)}" rx="${n(s.r * 1.55)}" ry="${n(s.r * 0.37)}" fill="none" stroke="${colours.hot}" stroke-width="2" opacity=".7"/>${fill(`${drape}Z`, colours.base)}`
}

/** Stands, floodlights and a pitch. */
export const stadium: Scene = (s) => {
  const { w, h, cx, ground: g, colours } = s
  const bank = (x: number) => `M${n(x)} 26h44M${n(x)} 36h44`
  const beams = `M40 30L${n(cx - s.r)} ${n(g + 30)}H${n(cx + s.r * 0.6)}ZM${n(w - 40)} 30L${n(cx + s.r)} ${n(g + 30)}H${n(cx - s.r * 0.6)}Z`
  let lines = ''
  for (let i = -4; i <= 4; i += 1) lines += `M${n(cx + i * 16)} ${n(g)}L${n(cx + i * 70)} ${h}`
  return `${fill(`M0 ${n(g)}V${n(g - 54)}Q${n(w / 2)} ${n(g - 26)} ${w} ${n(g - 54)}V${n(g)}Z`, colours.deep, 0.8)}<path d="M0 ${n(g - 36)}Q${n(w / 2)} ${n(g - 12)} ${w} ${n(g - 36)}M0 ${n(g - 22)}Q${n(w / 2)} ${n(g - 2)} ${w} ${n(g - 22)}" fill="none" stroke="${colours.hot}" stroke-width="3" stroke-dasharray=".1 7" stroke-linecap="round" opacity=".6"/>${fill(beams, colours.hot, 0.2)}<path d="${bank(18)}${bank(w - 62)}" stroke="#fff" stroke-width="6" stroke-dasharray="6 3"/>${fill(`M0 ${h}V${n(g)}H${w}V${h}Z`, colours.base)}<path d="${lines}" stroke="${colours.lit}" stroke-width="3" opacity=".8"/>`
}

/** A grid running to the horizon. */
export const grid: Scene = (s) => {
  const { w, h, cx, ground: g, colours } = s
  let lines = `M0 ${n(g)}H${w}`
  for (let i = -7; i <= 7; i += 1) lines += `M${n(cx + i * 14)} ${n(g)}L${n(cx + i * 64)} ${h}`
  for (let i = 1; i < 5; i += 1) lines += `M0 ${n(g + (i * i * (h - g)) / 16)}H${w}`
  const bars = [0.3, 0.5, 0.66, 0.8].map(
    (k, i) =>
      `M${n(cx - s.r * 1.3)} ${n(s.cy + s.r * k)}h${n(s.r * 2.6)}v${3 + i * 2}h${n(-s.r * 2.6)}Z`,
  )
  return `${disc(s, s.r * 1.15)}${fill(bars.join(''), colours.deep, 0.55)}${fill(`M0 ${h}V${n(g)}H${w}V${h}Z`, colours.deep)}<path d="${lines}" stroke="${colours.glow}" stroke-width="1.6" opacity=".75"/>`
}

/** Lottery balls in the air. */
export const draw: Scene = (s) => {
  const { w, colours, random, ground } = s
  let balls = ''
  for (const [x, y, r] of [
    [0.1, 0.3, 15],
    [0.9, 0.24, 19],
    [0.14, 0.62, 20],
    [0.88, 0.6, 14],
    [0.3, 0.1, 11],
    [0.7, 0.08, 13],
  ] as const) {
    const bx = w * x + random.int(-6, 6)
    const by = s.h * y + random.int(-8, 8)
    balls += `<circle cx="${n(bx)}" cy="${n(by)}" r="${r}" fill="${random.pick([colours.lit, colours.glow, '#ffc53a'])}"/><circle cx="${n(bx - r * 0.2)}" cy="${n(by - r * 0.2)}" r="${n(r * 0.5)}" fill="#fff" opacity=".9"/>`
  }
  return rays(s, 14, 0.2) + balls + fill(ridge(s, ground + 16, 30, 2), colours.base, 0.9)
}
