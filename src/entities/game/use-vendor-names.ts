import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '#i18n/i18n.ts'
import { gameVendorsQuery } from './game-cache.ts'

/** The name that players know, by the vendor's code. */
export type VendorNames = (code: string) => string

/** Keeps the place of a name that is on its way. */
const SPACE = '\u00a0'

/** Names of vendors: a blank until they are there; the code only where nothing better is known. */
export function useVendorNames(): VendorNames {
  const { data, isPending } = useQuery(gameVendorsQuery(useLanguage().code))
  return useMemo(() => {
    const names = new Map(data?.list.map(({ vassalage, displayName }) => [vassalage, displayName]))
    return (code) => names.get(code) ?? (isPending ? SPACE : code)
  }, [data, isPending])
}
