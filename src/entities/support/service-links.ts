import { useQuery } from '@tanstack/react-query'
import { type PermissionConfig, systemQueries } from '#api/content/system.ts'
import { publicKey } from '#api/transport/query-keys.ts'
import { asArray, asText, isRecord } from '#lib/read.ts'
import { decodeServicePath } from '#lib/service-path.ts'

type Entry = PermissionConfig['customerService'][number]

const TYPES: readonly Entry['csType'][] = ['LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'WHATSAPP']

/** A way to reach customer service; its address is decoded and safe to follow. */
export interface ServiceLink {
  readonly type: Entry['csType']
  readonly title: string
  readonly href: string
}

async function linkOf(entry: unknown): Promise<ServiceLink | null> {
  const { csType, title, path } = isRecord(entry) ? entry : {}
  const type = TYPES.find((known) => known === csType)
  const name = asText(title)
  const href = await decodeServicePath(path)
  if (type && name && href) return { type, title: name, href }
  // Hidden, and marked for developers; without the path, which may hold anything.
  performance.mark?.('service-link-hidden', { detail: { type: type ?? null, title: name } })
  return null
}

/** The entries with a usable address, in the merchant's order; the others are left out. */
export async function decodeServiceLinks(
  entries: readonly unknown[],
): Promise<readonly ServiceLink[]> {
  return (await Promise.all(entries.map(linkOf))).filter((link) => link !== null)
}

const NONE: readonly ServiceLink[] = []

/** The customer-service links of the configuration; decoded once, empty until then. */
export function useServiceLinks(): readonly ServiceLink[] {
  const entries = asArray(useQuery(systemQueries.config()).data?.customerService)
  const links = useQuery({
    queryKey: publicKey('system', 'service-links', entries),
    queryFn: () => decodeServiceLinks(entries),
    enabled: entries.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return links.data ?? NONE
}
