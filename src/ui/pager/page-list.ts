export type PageItem = number | 'gap'

/**
 * Page numbers to draw: `range` around the current page, `margin` at either end, gaps between. A gap of a single
 * page shows that page instead. Pages count from 1.
 */
export function pageList(page: number, pages: number, range = 5, margin = 1): PageItem[] {
  const current = Math.min(Math.max(1, page), Math.max(1, pages))
  const width = Math.min(range, pages)
  const start = Math.min(Math.max(1, current - Math.floor(range / 2)), pages - width + 1)
  const shown = (n: number) =>
    n <= margin || n > pages - margin || (n >= start && n < start + width)

  const items: PageItem[] = []
  for (let n = 1; n <= pages; n += 1) {
    const singleGap = !shown(n) && shown(n - 1) && shown(n + 1)
    if (shown(n) || singleGap) items.push(n)
    else if (items.at(-1) !== 'gap') items.push('gap')
  }
  return items
}
