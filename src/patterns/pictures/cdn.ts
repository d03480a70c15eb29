import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { systemQueries } from '#api/content/system.ts'
import { asArray } from '#lib/read.ts'
import { imageUrl } from '#lib/safe-url.ts'
import { deviceStorage } from '#lib/storage.ts'

/** Stored on the device: another CDN in each tab would fetch every picture again. */
const KEY = 'imageCDN'

/**
 * A random number from 0 up to 1 that selects this device's CDN. The next CDN is the only fallback.
 */
export function pickCdn(): number {
  const stored = Number.parseFloat(deviceStorage.get(KEY) ?? '')
  if (stored >= 0 && stored < 1) return stored
  const fresh = Math.random()
  deviceStorage.set(KEY, String(fresh))
  return fresh
}

let draw: number | null = null
const drawn = (): number => {
  draw ??= pickCdn()
  return draw
}

/** The base URLs to try, in order: the selected one, then the next. */
export function cdnOrder(bases: readonly string[], chance: number = drawn()): readonly string[] {
  if (bases.length === 0) return []
  const first = Math.min(bases.length - 1, Math.floor(chance * bases.length))
  return [bases[first], bases[(first + 1) % bases.length]]
    .filter((base) => base !== undefined)
    .filter((base, index, all) => all.indexOf(base) === index)
}

/** The URLs to try for an image of the contract, in order. Unsafe ones are left out. */
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
