import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { systemQueries } from '../api/system.ts'
import { asArray } from '../lib/read.ts'
import { imageUrl } from '../lib/safe-url.ts'
import { tabStorage } from '../lib/storage.ts'
import { type SessionKey, session } from './store.ts'

/** SYS-23, D-085: one random CDN per session, kept; the next one serves as the only retry. */
export function drawCdn(): number {
  const kept = Number.parseFloat(session.get('imageCDN') ?? '')
  if (kept >= 0 && kept < 1) return kept
  const fresh = Math.random()
  // Nobody waits for this one, and it may be asked for while a component is drawn.
  tabStorage.set('imageCDN' satisfies SessionKey, String(fresh))
  return fresh
}

let draw: number | null = null
const drawn = (): number => {
  draw ??= drawCdn()
  return draw
}

/** Bases in the order to try them: the drawn one, then its neighbour. */
export function cdnOrder(bases: readonly string[], chance: number = drawn()): readonly string[] {
  if (bases.length === 0) return []
  const first = Math.min(bases.length - 1, Math.floor(chance * bases.length))
  return [bases[first], bases[(first + 1) % bases.length]]
    .filter((base) => base !== undefined)
    .filter((base, index, all) => all.indexOf(base) === index)
}

/** Addresses to try for an image of the contract, best first; unsafe ones are left out. */
export function useImageUrls(): (raw: string | null | undefined) => string[] {
  const config = useQuery(systemQueries.config())
  const bases = useMemo(() => cdnOrder(asArray(config.data?.imageCDNs)), [config.data])
  return useCallback(
    (raw) =>
      bases
        .map((base) => imageUrl(base, raw))
        .filter((url) => url !== null)
        .filter((url, index, all) => all.indexOf(url) === index),
    [bases],
  )
}
