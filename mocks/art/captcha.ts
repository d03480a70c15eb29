import { createRandom, hash32 } from '#mocks/world/core/prng.ts'
import { measureText, toPath } from './alphabet.ts'
import { n } from './svg.ts'

// Dark inks on a pale ground: every pair is above 7:1, so the picture stays legible when it is distorted.
const inks = ['#1e1b4b', '#4c0519', '#022c22', '#451a03', '#083344', '#3b0764']

/**
 * A captcha picture (150 x 56) as a base64 SVG data URI. `code` is 4 letters or digits; the same code and seed give the
 * same picture. The letters are outlines, so that the picture does not contain the code as text.
 */
export function captchaImage(code: string, seed: number): string {
  const random = createRandom(hash32(seed, code))
  let letters = ''
  ;[...code.toUpperCase()].forEach((letter, i) => {
    const x = 22 + i * 35 + random.int(-3, 3)
    const scale = 0.33 + random.next() * 0.05
    letters += `<path d="${toPath(letter)}" stroke="${random.pick(inks)}" transform="translate(${x} ${29 + random.int(-4, 4)}) rotate(${random.int(-16, 16)}) skewX(${random.int(-12, 12)}) scale(${n(scale * 10)}e-1) translate(${n(-measureText(letter) / 2)} -50)"/>`
  })
  let noise = ''
  for (let i = 0; i < 3; i += 1) {
    noise += `M-4 ${random.int(8, 48)}C${random.int(20, 60)} ${random.int(-10, 66)} ${random.int(80, 120)} ${random.int(-10, 66)} 154 ${random.int(8, 48)}`
  }
  let specks = ''
  for (let i = 0; i < 40; i += 1) specks += `M${random.int(2, 148)} ${random.int(2, 54)}h.01`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 56" width="150" height="56"><rect width="150" height="56" rx="8" fill="#f4efe2"/><path d="${specks}" stroke="#b9a98a" stroke-width="2.5" stroke-linecap="round"/><g fill="none" stroke-linejoin="round"><path d="${noise}" stroke="#c89a4a" stroke-width="1.6"/><g stroke-width="17">${letters}</g></g></svg>`
  return `data:image/svg+xml;base64,${btoa(svg)}`
}
