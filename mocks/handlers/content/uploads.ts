import type { Row } from '../../world/tables.ts'

type Type = Row<'uploads'>['type']

/** The largest accepted upload, 5 MiB (D-090). */
export const MOST_BYTES = 5 * 1024 * 1024

/** Whether the text stands for whole bytes; the contract has checked its letters. */
export const isWhole = (base64: string): boolean => base64.length % 4 === 0

/** How many bytes a base64 text stands for. */
export const sizeOf = (base64: string): number =>
  (base64.length / 4) * 3 - (base64.length - base64.replace(/=+$/, '').length)

/** WAL-06: the image type by magic number, never by file name; null for anything else. */
export function typeOf(base64: string): Type | null {
  const head = atob(base64.slice(0, 16))
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return head.startsWith('\x89PNG\r\n\x1a\n') ? 'image/png' : null
}
