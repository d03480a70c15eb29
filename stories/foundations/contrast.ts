/** Contrast from the browser's computed colours, so that a changed token shows without a build. */
type Rgb = readonly [number, number, number]

const paint = (color: string): Rgb => {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return [0, 0, 0]
  pen.fillStyle = color
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

/** The computed colour of a token inside `stage`. */
export const resolve = (token: string, stage: HTMLElement): Rgb => {
  const probe = document.createElement('i')
  probe.style.color = `var(${token})`
  stage.append(probe)
  const color = getComputedStyle(probe).color
  probe.remove()
  return paint(color)
}

export const toHex = (rgb: Rgb) =>
  `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`

const linear = (part: number) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** WCAG 2 contrast, 1 to 21. */
export const contrast = (one: Rgb, other: Rgb) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
