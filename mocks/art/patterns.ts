// One small pattern per vendor family, on a tile of 24 units, drawn with the current stroke.
const motifs = [
  'M0 12L12 0L24 12L12 24Z',
  'M12 5a7 7 0 1 0 .1 0',
  'M0 0L24 24M24 0L0 24',
  'M0 8q6-8 12 0t12 0M0 20q6-8 12 0t12 0',
  'M12 0v24M0 12h24',
  'M0 24a12 12 0 0 1 24 0M0 12a12 12 0 0 1 24 0',
  'M4 4h16v16h-16Z',
  'M0 0L12 12L24 0M0 12L12 24L24 12',
  'M12 2L15 9L22 12L15 15L12 22L9 15L2 12L9 9Z',
  'M12 0q6 6 0 12q-6-6 0-12M12 24q6-6 0-12M0 12q6-6 12 0q-6 6-12 0M24 12q-6-6-12 0',
  'M6 0v10M18 14v10M6 20v4M18 0v6M0 10h12M12 14h12',
  'M12 4L20 18H4Z',
]

/** A faint vendor pattern over the given size; `id` must be unique in the file. */
export function vendorPattern(
  id: string,
  vendor: number,
  w: number,
  h: number,
  colour: string,
): string {
  const motif = motifs[vendor % motifs.length] ?? motifs[0]
  const scale = 0.7 + (Math.floor(vendor / motifs.length) % 4) * 0.22
  const turn = (Math.floor(vendor / 5) % 3) * 15
  return `<pattern id="${id}" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="scale(${scale.toFixed(2)}) rotate(${turn})"><path d="${motif}" fill="none" stroke="${colour}" stroke-width="1.6"/></pattern><rect width="${w}" height="${h}" fill="url(#${id})" opacity=".13"/>`
}
