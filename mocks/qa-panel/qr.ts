import encodeQR from 'qr'

const SVG = 'http://www.w3.org/2000/svg'
const EDGE = 2

/**
 * A QR code of a text, dark on light; null if the text is too long for one. Built node by node because of Trusted
 * Types.
 */
export function qrCode(text: string, label: string): SVGSVGElement | null {
  let rows: boolean[][]
  try {
    rows = encodeQR(text, 'raw', { ecc: 'low', border: EDGE })
  } catch {
    return null
  }
  const d = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', d)
  svg.setAttribute('viewBox', `0 0 ${rows.length} ${rows.length}`)
  svg.setAttribute('class', 'qr')
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', label)
  svg.append(path)
  return svg
}
