import type { Tone } from '#mocks/catalogue/subjects.ts'
import { gold, type Palette } from './palette.ts'
import { n } from './svg.ts'

/** A body in one metal and the details drawn on it, both on a grid of 512. */
export interface RewardPart {
  readonly outline: string
  readonly tone: Tone
  readonly tilt: number
  /** The offset from the middle of the picture, and the width to which 512 units are scaled. */
  readonly at: readonly [x: number, y: number, size: number]
  readonly detail: (colours: Palette) => string
}

export interface RewardShape {
  readonly theme: number
  readonly light: number
  /** The furthest one first. */
  readonly parts: readonly RewardPart[]
}

const box = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r}-${r} ${r}h${2 * r - w}q-${r} 0-${r}-${r}v${2 * r - h}q0-${r} ${r}-${r}Z`
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1-${2 * r} 0Z`

const star = (x: number, y: number, r: number, fill: string) => {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * 2 * Math.PI - Math.PI / 2
    const reach = i % 2 ? r * 0.45 : r
    return `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`
  })
  return `<path d="M${corners.join('L')}Z" fill="${fill}"/>`
}

/** A wheel of eight fields, alternately light. */
function wheel(x: number, y: number, r: number, { ink, hot, lit }: Palette): string {
  const fields = [0, 2, 4, 6].map((i) => {
    const [from, to] = [(i / 8) * 2 * Math.PI, ((i + 1) / 8) * 2 * Math.PI]
    const at = (angle: number) => `${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`
    return `M${x} ${y}L${at(from)}A${r} ${r} 0 0 1 ${at(to)}Z`
  })
  return `<circle cx="${x}" cy="${y}" r="${r + 14}" fill="${ink}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${lit}"/><path d="${fields.join('')}" fill="${hot}"/><circle cx="${x}" cy="${y}" r="24" fill="${gold.mid}" stroke="${ink}" stroke-width="10"/>`
}

const ticket: RewardPart = {
  outline:
    'M46 132H466Q484 132 484 150V212A44 44 0 0 0 484 300V362Q484 380 466 380H46Q28 380 28 362V300A44 44 0 0 0 28 212V150Q28 132 46 132Z',
  tone: 'g',
  tilt: -9,
  at: [0, -2, 230],
  detail: (colours) =>
    `<path d="M362 148V364" stroke="${colours.ink}" stroke-width="9" stroke-dasharray="18 20" opacity=".7"/>${wheel(204, 256, 84, colours)}<path d="M186 140H222L204 180Z" fill="${colours.ink}"/>${star(420, 256, 34, colours.ink)}`,
}

const glass = (x: number, y: number, w: number, h: number, { ink, lit, glow }: Palette) =>
  `<path d="${box(x, y, w, h, 26)}" fill="${ink}"/><path d="${box(x + 10, y + 10, w - 20, h - 20, 18)}" fill="${lit}"/><path d="M${x + 10} ${y + h * 0.58}q${w * 0.3}-70 ${w * 0.5}-20t${w * 0.5 - 20}-34V${y + h - 28}q0 18-18 18H${x + 28}q-18 0-18-18Z" fill="${glow}" opacity=".75"/>`

const handset: RewardPart = {
  outline: box(140, 20, 232, 472, 44),
  tone: 's',
  tilt: 7,
  at: [-26, 0, 208],
  detail: (colours) => {
    const bars = [0, 1, 2, 3].map((i) => box(196 + i * 34, 236 - i * 34, 22, 34 + i * 34, 6))
    return `${glass(162, 62, 188, 388, colours)}<path d="${bars.join('')}" fill="#fff"/>`
  },
}

const topUpCoin: RewardPart = {
  outline: disc(256, 256, 210),
  tone: 'g',
  tilt: 0,
  at: [56, 40, 104],
  detail: ({ ink }) =>
    `<circle cx="256" cy="256" r="158" fill="none" stroke="${gold.deep}" stroke-width="16"/><path d="M256 168V344M168 256H344" stroke="${ink}" stroke-width="54" stroke-linecap="round"/>`,
}

const cap: RewardPart = {
  outline:
    'M62 330C50 200 126 110 234 106C338 104 392 182 396 288C456 298 496 328 502 372C430 352 300 346 196 362C136 372 82 366 62 330Z',
  tone: 'r',
  tilt: -5,
  at: [0, 2, 226],
  detail: ({ ink }) =>
    `<path d="M396 288C318 282 176 294 84 350" fill="none" stroke="${ink}" stroke-width="12" opacity=".75"/><path d="M234 108C176 150 142 230 140 318M234 108C300 142 322 210 324 286" fill="none" stroke="${ink}" stroke-width="8" opacity=".45"/><ellipse cx="234" cy="106" rx="26" ry="15" fill="${ink}"/><circle cx="232" cy="222" r="52" fill="${ink}"/>${star(232, 222, 40, gold.mid)}`,
}

const headphones: RewardPart = {
  outline: `M66 330V262A190 190 0 0 1 446 262V330H396V262A140 140 0 0 0 116 262V330Z${box(44, 292, 122, 186, 44)}${box(346, 292, 122, 186, 44)}`,
  tone: 'b',
  tilt: 6,
  at: [0, 2, 206],
  detail: ({ ink, hot }) =>
    `<path d="${box(126, 312, 44, 146, 22)}${box(342, 312, 44, 146, 22)}" fill="${ink}"/><path d="M116 154A172 172 0 0 1 396 154" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".55"/><path d="M76 346V424M436 346V424" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".5"/><circle cx="412" cy="440" r="9" fill="${hot}"/>`,
}

const phoneBack: RewardPart = {
  outline: box(136, 16, 240, 480, 46),
  tone: 'v',
  tilt: 13,
  at: [44, 0, 206],
  detail: ({ ink }) =>
    `<path d="${box(242, 40, 108, 176, 30)}" fill="${ink}" opacity=".8"/><path d="${disc(296, 88, 30)}${disc(296, 168, 30)}" fill="#9fb2d8"/><path d="${disc(296, 88, 15)}${disc(296, 168, 15)}" fill="#0b1022"/>`,
}

const phoneFront: RewardPart = {
  outline: box(136, 16, 240, 480, 46),
  tone: 's',
  tilt: -6,
  at: [-28, 0, 216],
  detail: (colours) =>
    `${glass(152, 32, 208, 448, colours)}<circle cx="306" cy="176" r="40" fill="${colours.hot}"/><path d="${box(222, 50, 68, 20, 10)}" fill="${colours.ink}"/>`,
}

const shirt: RewardPart = {
  outline:
    'M178 84C204 116 308 116 334 84L376 98L488 186L430 266L384 236V440Q384 456 368 456H144Q128 456 128 440V236L82 266L24 186L136 98Z',
  tone: 'j',
  tilt: 4,
  at: [0, 0, 216],
  detail: ({ ink }) =>
    `<path d="M178 84C204 142 308 142 334 84" fill="none" stroke="${ink}" stroke-width="12" opacity=".7"/><path d="M128 236V176M384 236V176" stroke="${ink}" stroke-width="10" stroke-linecap="round" opacity=".45"/><circle cx="256" cy="262" r="62" fill="${ink}"/>${star(256, 262, 48, gold.mid)}`,
}

const voucher = (tone: Tone, tilt: number, x: number, y: number): RewardPart => ({
  outline: box(24, 118, 464, 276, 30),
  tone,
  tilt,
  at: [x, y, 220],
  detail: ({ ink }) =>
    `<path d="M24 176H488V232H24Z" fill="${ink}" opacity=".16"/><path d="M196 236H316L334 362H178Z" fill="${ink}"/><path d="M220 252V222A36 36 0 0 1 292 222V252" fill="none" stroke="${ink}" stroke-width="14"/>${star(256, 304, 32, gold.mid)}`,
})

const powerBank: RewardPart = {
  outline: box(96, 46, 300, 430, 54),
  tone: 's',
  tilt: -8,
  at: [-16, 0, 212],
  detail: ({ ink, lit }) => {
    const lamps = [0, 1, 2, 3].map((i) => disc(186 + i * 40, 112, 11))
    return `<path d="${lamps.join('')}" fill="${lit}"/><path d="M276 176L182 306H242L216 410L318 270H254Z" fill="${ink}"/><path d="${box(166, 46, 62, 22, 8)}${box(266, 46, 62, 22, 8)}" fill="${ink}"/>`
  },
}

const plug: RewardPart = {
  outline: `${box(196, 40, 120, 150, 18)}${box(168, 172, 176, 190, 40)}${box(236, 350, 40, 126, 18)}`,
  tone: 'g',
  tilt: 16,
  at: [88, 30, 128],
  detail: ({ ink }) =>
    `<path d="${box(222, 74, 26, 46, 6)}${box(264, 74, 26, 46, 6)}" fill="${ink}"/>`,
}

/** The picture of each reward of the points mall, by its id. */
export const rewardShapes: Readonly<Record<string, RewardShape>> = {
  'wheel-ticket': { theme: 5, light: 1, parts: [ticket] },
  'mobile-top-up': { theme: 2, light: 2, parts: [handset, topUpCoin] },
  cap: { theme: 3, light: 2, parts: [cap] },
  't-shirt': { theme: 4, light: 3, parts: [shirt] },
  'shopping-voucher': {
    theme: 1,
    light: 1,
    parts: [voucher('r', 10, 22, -12), voucher('p', -6, -14, 12)],
  },
  'power-bank': { theme: 2, light: 3, parts: [powerBank, plug] },
  headphones: { theme: 4, light: 0, parts: [headphones] },
  smartphone: { theme: 0, light: 4, parts: [phoneBack, phoneFront] },
}
