const uri = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

const PALETTES = [
  ['#4338ca', '#0f0b3a', '#a5b4fc', '#fde68a'],
  ['#e11d48', '#3b0418', '#fda4af', '#fde68a'],
  ['#059669', '#022019', '#6ee7b7', '#fef3c7'],
  ['#d97706', '#3a1503', '#fde68a', '#fff7ed'],
  ['#0891b2', '#062a3a', '#67e8f9', '#fef9c3'],
  ['#9333ea', '#2a0550', '#d8b4fe', '#fbcfe8'],
] as const

const GLYPHS = [
  '<path d="M0-70 20-22 70-20 30 12 44 62 0 34-44 62-30 12-70-20-20-22z"/>',
  '<path d="M0-66c44 0 60 34 60 62 0 40-34 66-60 66s-60-26-60-66c0-28 16-62 60-62z"/><path d="M-28-84h56v16h-56z"/>',
  '<path d="M0-72 62-10 0 72-62-10z"/><path d="M-62-10H62L0 8z" opacity=".5"/>',
  '<path d="M-64 30-72-34-34-4 0-58 34-4 72-34 64 30z"/><path d="M-64 42H64v18H-64z"/>',
  '<path d="M-70 0c30-46 84-46 110-8l30-26v68L40 8c-26 38-80 38-110-8z"/><circle cx="-34" cy="-6" r="7" fill="#0008"/>',
  '<circle r="62"/><circle r="44" fill="#0003"/><path d="M0-34 10-10 36-8 16 8 22 34 0 20-22 34-16 8-36-8-10-10z" fill="#fff9"/>',
]

/** A poster as a data URL, the same for the same seed. */
export function poster(seed: number, width = 300, height = 400): string {
  const [light, dark, tone, warm] = PALETTES[seed % 6] ?? PALETTES[0]
  const glyph = GLYPHS[(seed * 5 + Math.floor(seed / 6)) % 6]
  const x = width / 2
  const y = height * 0.46
  const size = Math.min(width, height) / 210
  const rays = Array.from({ length: 12 }, (_, ray) => {
    const angle = ray * 30 + seed * 7
    return `<path d="M0 0-26-420h52z" transform="translate(${x} ${y}) rotate(${angle})"/>`
  }).join('')
  return uri(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><radialGradient id="g" cx=".5" cy=".42" r=".8"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>
<linearGradient id="m" x2="0" y2="1"><stop stop-color="${warm}"/><stop offset="1" stop-color="${tone}"/></linearGradient></defs>
<path fill="url(#g)" d="M0 0h${width}v${height}H0z"/><g fill="#fff" opacity=".06">${rays}</g>
<ellipse cx="${x}" cy="${y + 82 * size}" rx="${64 * size}" ry="${12 * size}" fill="#000" opacity=".4"/>
<g transform="translate(${x} ${y}) scale(${size * 0.9})"><g fill="${dark}" transform="translate(5 7)">${glyph}</g><g fill="url(#m)">${glyph}</g></g></svg>`)
}

/** A 3:1 banner. */
export const banner = (seed: number) => poster(seed, 1200, 400)

/** A vendor's logo: white for a tile, another colour for what lies on the page. */
export function wordMark(word: string, colour = '#fff'): string {
  return uri(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120" width="300" height="120">
<g fill="none" stroke="${colour}" stroke-width="8"><circle cx="52" cy="60" r="30"/><path d="m38 60 10 12 20-24"/></g>
<text x="98" y="76" font-family="system-ui,sans-serif" font-size="46" font-weight="800" fill="${colour}">${word}</text></svg>`)
}

export const games = [
  { id: 0, name: 'Lantern Festival', bn: 'ফানুস উৎসব', vendor: 'Rajhans' },
  { id: 1, name: 'Ruby Orchard', bn: 'চুনির বাগান', vendor: 'Kashphool' },
  { id: 2, name: 'Emerald Tides', bn: 'পান্নার জোয়ার', vendor: 'Padma Play' },
  { id: 3, name: 'Crown of the Delta', bn: 'বদ্বীপের মুকুট', vendor: 'Rajhans' },
  { id: 4, name: 'River Hunter', bn: 'নদীর শিকারি', vendor: 'Padma Play' },
  { id: 5, name: 'Violet Vault', bn: 'বেগুনি ভান্ডার', vendor: 'Kashphool' },
  { id: 6, name: 'Midnight Mango', bn: 'মধ্যরাতের আম', vendor: 'Shapla' },
  { id: 7, name: 'Tiger Drum', bn: 'বাঘের ঢোল', vendor: 'Shapla' },
  { id: 8, name: 'Monsoon Coins', bn: 'বর্ষার মুদ্রা', vendor: 'Rajhans' },
] as const

const captchaLetters = [...'7K4PM']
  .map((letter, at) => {
    const turn = (at % 2 === 0 ? -1 : 1) * (8 + at * 3)
    return `<text x="${18 + at * 21}" y="28" rotate="${turn}" fill="#1e3a8a">${letter}</text>`
  })
  .join('')

/** "7K4PM", drawn as a captcha. */
export const captchaPicture = uri(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" font-family="DejaVu Sans Mono, monospace" font-size="22" font-weight="700"><rect width="120" height="40" fill="#e0e7ff"/><path d="M0 12q30 24 60 6t60 10M0 30q40-22 120-8" fill="none" stroke="#6366f1" stroke-opacity=".45" stroke-width="1.5"/>${captchaLetters}</svg>`,
)

/** A document with a photo and lines of text. */
const ID_CARD =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200"><rect width="320" height="200" fill="#dbeafe"/><rect x="20" y="50" width="84" height="110" fill="#64748b"/><circle cx="62" cy="88" r="20" fill="#f1f5f9"/><path d="M28 160a34 34 0 0 1 68 0z" fill="#f1f5f9"/><path d="M20 24h190M124 66h170M124 94h140M124 122h160M124 150h110" stroke="#1e3a8a" stroke-width="10"/></svg>'

export const idCard = uri(ID_CARD)
export const idCardFile = new Blob([ID_CARD], { type: 'image/svg+xml' })
