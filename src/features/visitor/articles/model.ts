import type { ArticleKind } from '../../../api/reading.ts'

/** Which shelf a page's title means. */
export const kindOf = (title: string): ArticleKind => (title === 'news' ? 'news' : 'blog')

/** The article an address names, or null. */
export function articleOf(search: string): number | null {
  const text = new URLSearchParams(search).get('id') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** The page of the list an address names, from 1; anything else is the first. */
export function pageOf(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

interface Place {
  readonly id?: number | null
  readonly page?: number
}

/** A query string with another article or page; what belongs to others in it stays. */
export function withPlace(search: string, { id, page }: Place): string {
  const params = new URLSearchParams(search)
  if (id === null) params.delete('id')
  else if (id !== undefined) params.set('id', String(id))
  if (page === 1) params.delete('page')
  else if (page !== undefined) params.set('page', String(page))
  const text = params.toString()
  return text ? `?${text}` : ''
}
