import { useState } from 'react'
import { realDevice } from '#mocks/boot/real-storage.ts'
import { scenarios } from '#mocks/scenarios/registry.ts'

const FAVOURITES = 'portal-mock:favourites'

/** The names of the favourite scenarios; an invalid list counts as empty. */
export function readFavourites(text: string | null): Set<string> {
  try {
    const names: unknown = JSON.parse(text ?? '[]')
    const known = new Set(scenarios.map(({ name }) => name))
    return new Set(Array.isArray(names) ? names.filter((name) => known.has(name)) : [])
  } catch {
    return new Set()
  }
}

/** The favourites of this device, and how to add or remove one. */
export function useFavourites(): [ReadonlySet<string>, toggle: (name: string) => void] {
  const [favourites, setFavourites] = useState(() => readFavourites(realDevice.get(FAVOURITES)))
  const toggle = (name: string) => {
    const next = new Set(favourites)
    if (!next.delete(name)) next.add(name)
    realDevice.set(FAVOURITES, JSON.stringify([...next]))
    setFavourites(next)
  }
  return [favourites, toggle]
}
