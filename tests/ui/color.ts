import { readCss } from './css.ts'

/** Red, green, blue from 0 to 255. */
export type Rgb = [number, number, number]

export const themeNames = ['midnight', 'daylight', 'emerald'] as const
export type ThemeName = (typeof themeNames)[number]

const hex = (text: string): Rgb | undefined => {
  const digits = /^#([0-9a-f]{6})$/i.exec(text)?.[1]
  if (digits === undefined) return undefined
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

const declarations = (block: string) =>
  new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((hit) => [hit[1] ?? '', hit[2] ?? '']))

/** Reads the colour tokens of a theme. Throws if a token is unknown or not hex. */
export const readTheme = (theme: ThemeName) => {
  const css = readCss('src/ui/tokens/color.css')
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const own = blocks.filter(([, selector = '']) =>
    theme === 'emerald' ? true : !selector.includes('emerald'),
  )
  const tokens = new Map(own.flatMap(([, , body = '']) => [...declarations(body)]))

  const solve = (value: string): Rgb => {
    const text = value.trim()
    const plain = hex(text)
    if (plain) return plain
    const pair = /^light-dark\(\s*(\S+?),\s*(\S+)\s*\)$/.exec(text)
    if (pair) return solve((theme === 'daylight' ? pair[1] : pair[2]) ?? '')
    const name = /^var\((--[\w-]+)\)$/.exec(text)?.[1]
    if (name) return color(name)
    const mix = /^color-mix\(in srgb, (.+?) (\d+)%, (.+)\)$/.exec(text)
    if (mix) return blend(solve(mix[1] ?? ''), solve(mix[3] ?? ''), Number(mix[2]) / 100)
    throw new Error(`Not a colour this test can read: ${text}`)
  }
  const color = (name: string): Rgb => {
    const value = tokens.get(name)
    if (value === undefined) throw new Error(`No token ${name} in color.css`)
    return solve(value)
  }
  return color
}

const blend = (over: Rgb, under: Rgb, share: number): Rgb => {
  const part = (at: 0 | 1 | 2) => over[at] * share + under[at] * (1 - share)
  return [part(0), part(1), part(2)]
}

const linear = (part: number) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** WCAG 2 contrast, 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
