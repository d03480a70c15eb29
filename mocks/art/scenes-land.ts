import { disc, dots, fill, leaf, peaks, rays, ridge, type Scene, scallops } from './strokes.ts'
import { whole as n } from './svg.ts'

/** Peaks over scalloped clouds. */
export const east: Scene = (s) =>
  disc(s, s.r * 1.12, -s.r * 0.08) +
  fill(peaks(s, s.ground, s.r * 0.7, 3), s.colours.base, 0.6) +
  scallops(s, s.ground + 4, s.w / 9)

/** A pyramid between dunes. */
export const egypt: Scene = (s) => {
  const { cx, ground: g, r, colours, random, h, w } = s
  const x = cx + random.int(-30, 30)
  const shade = `M${n(x)} ${n(g - r * 1.5)}L${n(x + r * 1.6)} ${n(g + 20)}H${n(x + r * 0.2)}Z`
  const face = `M${n(x)} ${n(g - r * 1.5)}L${n(x - r * 1.5)} ${n(g + 20)}H${n(x + r * 0.2)}Z`
  return `${rays(s, 16, 0.2)}${fill(face, colours.lit, 0.65)}${fill(shade, colours.deep, 0.75)}${fill(ridge(s, g + 4, 16, 2), colours.base)}${fill(`M0 ${h}V${n(g + 26)}Q${n(w / 2)} ${n(g)} ${w} ${n(g + 34)}V${h}Z`, colours.deep)}`
}

/** Leaves from both sides. */
export const wild: Scene = (s) => {
  const { w, ground, colours, random } = s
  const fan = (x: number, y: number, from: number, to: number, length: number) =>
    [0, 1, 2, 3, 4]
      .map((i) => leaf(x, y, length * (0.75 + random.next() * 0.4), from + ((to - from) * i) / 4))
      .join('')
  return (
    rays(s, 9, 0.14) +
    fill(ridge(s, ground - 12, 26), colours.base, 0.7) +
    fill(fan(-8, ground + 14, -1.5, 0.2, w * 0.42), colours.lit, 0.75) +
    fill(fan(w + 8, ground + 14, -1.64, -3.3, w * 0.42), colours.lit, 0.75) +
    fill(fan(-10, ground + 40, -1.2, 0.2, w * 0.36), colours.deep) +
    fill(fan(w + 10, ground + 40, -1.9, -3.3, w * 0.36), colours.deep)
  )
}

/** A temple in the clouds. */
export const myth: Scene = (s) => {
  const { w, h, cx, ground, colours, r } = s
  const column = (x: number, width: number) =>
    `M${n(x)} ${h}V${n(ground - r * 2.05)}h${n(width)}V${h}ZM${n(x - 5)} ${n(ground - r * 2.05)}h${n(width + 10)}v-9h${n(-width - 10)}ZM${n(x - 4)} ${n(ground + 8)}h${n(width + 8)}v10h${n(-width - 8)}Z`
  const flutes = [0.3, 0.6].map(
    (k) =>
      `M${n(16 + k * 22)} ${n(ground - r * 2)}V${h}M${n(w - 38 + k * 22)} ${n(ground - r * 2)}V${h}`,
  )
  return `${rays(s, 11, 0.18)}${scallops({ ...s, colours: { ...colours, base: colours.lit, deep: colours.base } }, ground + 10, w / 7)}${fill(column(14, 24) + column(w - 38, 24), colours.base, 0.92)}<path d="${flutes.join('')}" stroke="${colours.glow}" stroke-width="2" opacity=".5"/>${fill(`M${n(cx - r * 1.1)} ${n(ground + 16)}h${n(r * 2.2)}l12 16h${n(-r * 2.2 - 24)}Z`, colours.lit, 0.8)}`
}

/** Light falling through water. */
export const sea: Scene = (s) => {
  const { w, h, ground, colours, random } = s
  let shafts = ''
  for (let i = 0; i < 5; i += 1) {
    const x = (w / 5) * i + random.int(-10, 20)
    shafts += `M${n(x)} 0h${random.int(10, 26)}L${n(x + w * 0.25 + 30)} ${n(ground)}h-${random.int(40, 70)}Z`
  }
  let weed = ''
  for (const x of [6, 22, w - 26, w - 9]) {
    const top = ground - random.int(10, 70)
    weed += `M${n(x - 6)} ${h}Q${n(x - 18)} ${n((h + top) / 2 + 20)} ${n(x)} ${n((h + top) / 2)}T${n(x + 4)} ${n(top)}Q${n(x + 16)} ${n((h + top) / 2)} ${n(x + 8)} ${h}Z`
  }
  return (
    fill(shafts, colours.hot, 0.16) +
    fill(ridge(s, ground, 30), colours.base, 0.7) +
    fill(weed, colours.lit, 0.6) +
    fill(ridge(s, ground + 24, 18, 2), colours.deep)
  )
}

/** Waves before far hills. */
export const treasure: Scene = (s) => {
  const { w, h, ground, colours } = s
  const wave = (y: number) =>
    `M0 ${h}V${n(y)}${Array.from({ length: 4 }, () => `q${n(w / 16)} -12 ${n(w / 8)} 0t${n(w / 8)} 0`).join('')}V${h}Z`
  return `${disc(s, s.r * 1.05)}${rays(s, 15, 0.1)}${fill(peaks(s, ground - 4, 40, 4), colours.base, 0.55)}${fill(wave(ground), colours.lit, 0.6)}${fill(wave(ground + 16), colours.base)}${fill(wave(ground + 34), colours.deep)}`
}

/** A ring of bulbs. */
export const classic: Scene = (s) => {
  const { cx, cy, r, colours } = s
  const ring = (k: number, opacity: number, width: number) =>
    `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * k)}" fill="none" stroke="${colours.hot}" stroke-width="${width}" opacity="${opacity}"/>`
  const bulbs = `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 1.24)}" fill="none" stroke="#fff6cf" stroke-width="6" stroke-linecap="round" stroke-dasharray=".1 ${n((r * 1.24 * 6.2832) / 22 - 0.1)}"/>`
  return `${rays(s, 18, 0.22)}<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 1.32)}" fill="${colours.deep}" opacity=".62"/>${ring(1.32, 0.7, 2)}${bulbs}${ring(1.14, 0.6, 2)}<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 1.13)}" fill="${colours.glow}" opacity=".5"/>`
}

/** Stars, a moon and orbits. */
export const space: Scene = (s) => {
  const { w, h, cx, cy, r, ground, colours, random } = s
  const side = random.chance(0.5) ? 0.12 : 0.88
  return `${dots(s, 34, h)}${dots(s, 14, h)}<circle cx="${n(w * side)}" cy="${n(cy - r * 0.75)}" r="${n(r * 0.4)}" fill="${colours.glow}" opacity=".8"/><circle cx="${n(w * side + r * 0.13)}" cy="${n(cy - r * 0.65)}" r="${n(r * 0.36)}" fill="${colours.base}" opacity=".55"/><g fill="none" stroke="${colours.hot}" transform="rotate(${random.int(-28, 28)} ${n(cx)} ${n(cy)})"><ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(r * 1.5)}" ry="${n(r * 0.5)}" stroke-width="2" opacity=".6"/><ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(r * 1.75)}" ry="${n(r * 0.66)}" opacity=".35"/></g>${fill(`M0 ${h}V${n(ground + 30)}Q${n(w / 2)} ${n(ground - 12)} ${w} ${n(ground + 30)}V${h}Z`, colours.base)}`
}

/** Soft hills under rays. */
export const sweets: Scene = (s) => {
  const { ground, colours } = s
  return (
    rays(s, 10, 0.26) +
    fill(ridge(s, ground, 44), colours.lit, 0.65) +
    fill(ridge(s, ground + 18, 40, 2), colours.glow, 0.55) +
    fill(ridge(s, ground + 36, 22, 3), colours.base)
  )
}

/** Mesas before the sun. */
export const west: Scene = (s) => {
  const { w, h, ground: g, colours, random } = s
  const mesa = (x: number, width: number, height: number) =>
    `M${n(x)} ${n(g + 10)}L${n(x + width * 0.12)} ${n(g - height)}h${n(width * 0.5)}l${n(width * 0.06)} ${n(height * 0.3)}h${n(width * 0.16)}L${n(x + width)} ${n(g + 10)}Z`
  return `${disc(s, s.r * 1.1, s.r * 0.14)}${fill(mesa(-30, w * 0.52, 84 + random.int(0, 30)) + mesa(w * 0.56, w * 0.6, 60 + random.int(0, 40)), colours.base, 0.85)}${fill(`M0 ${h}V${n(g)}H${w}V${h}Z`, colours.deep)}${fill(ridge(s, g + 8, 10, 2), colours.base)}`
}

/** Spires under a full moon. */
export const night: Scene = (s) => {
  const { w, h, cx, cy, r, ground, colours } = s
  const spire = (x: number, width: number, top: number) =>
    `M${n(x)} ${h}V${n(top + width)}L${n(x + width / 2)} ${n(top - width * 0.6)}L${n(x + width)} ${n(top + width)}V${h}Z`
  const craters = `<path d="M${n(cx - r * 0.8)} ${n(cy - r * 0.5)}h.1M${n(cx + r * 0.7)} ${n(cy - r * 0.6)}h.1M${n(cx + r * 0.85)} ${n(cy + r * 0.3)}h.1" stroke="${colours.glow}" stroke-width="${n(r * 0.2)}" stroke-linecap="round" opacity=".4"/>`
  return `${dots(s, 26, ground)}${disc(s, s.r * 1.22)}${craters}${fill(spire(6, 26, ground - 62) + spire(34, 18, ground - 30) + spire(w - 32, 26, ground - 76) + spire(w - 54, 18, ground - 36), colours.deep)}${fill(ridge(s, ground + 14, 30), colours.deep)}`
}

/** Palms by the river. */
export const bengal: Scene = (s) => {
  const { w, h, cx, ground: g, colours, r } = s
  let glints = ''
  for (let i = 0; i < 6; i += 1)
    glints += `M${n(cx - r * (0.85 - i * 0.12))} ${n(g + 10 + i * 9)}h${n(r * (1.7 - i * 0.24))}`
  const palm = (x: number, lean: number, top: number) => {
    const tx = x + lean
    const fronds = [-2.9, -2.3, -1.57, -0.85, -0.25, 0.35, 2.8]
      .map((a) => leaf(tx, top, 34, a))
      .join('')
    return `M${n(x)} ${n(g + 4)}Q${n(x + lean * 0.3)} ${n((g + top) / 2)} ${n(tx)} ${n(top)}l4 1Q${n(x + lean * 0.4 + 5)} ${n((g + top) / 2)} ${n(x + 7)} ${n(g + 4)}Z${fronds}`
  }
  return `${disc(s, r * 1.08)}${fill(ridge(s, g + 2, 22, 4), colours.base, 0.75)}${fill(palm(14, 10, g - 74) + palm(w - 24, -8, g - 92) + palm(w - 6, -16, g - 48), colours.deep, 0.9)}${fill(`M0 ${h}V${n(g)}H${w}V${h}Z`, colours.base)}<path d="${glints}" stroke="${colours.hot}" stroke-width="3" stroke-linecap="round" opacity=".6"/>`
}
