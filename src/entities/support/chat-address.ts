import { safePath, safeUrl } from '#lib/safe-url.ts'

/** The safe address of a chat: https, or a path of this host; null for anything else. */
export function chatAddress(raw: unknown, origin: string): string | null {
  const path = safePath(raw)
  if (path) return new URL(path, origin).href
  const link = safeUrl(raw)
  return link?.startsWith('https:') ? link : null
}
