import { asApiError } from '#api/transport/error.ts'

/** The state of the whole portal. Maintenance takes precedence over region. */
export type SystemStatus = 'normal' | 'maintenance' | 'region' | 'wrong-domain'

export interface StatusFacts {
  readonly maintenance?: boolean
  readonly regionRestriction?: boolean
  readonly domainRoute?: readonly string[]
}

/** Whether this host belongs to the merchant; an empty list restricts nothing. */
export function hostAllowed(host: string, domains: readonly string[]): boolean {
  return (
    domains.length === 0 ||
    domains.some((domain) =>
      domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain,
    )
  )
}

export function getSystemStatus(config: StatusFacts, host: string): SystemStatus {
  if (config.maintenance === true) return 'maintenance'
  if (config.regionRestriction === true) return 'region'
  const domains = Array.isArray(config.domainRoute) ? config.domainRoute : []
  return hostAllowed(host, domains) ? 'normal' : 'wrong-domain'
}

/** The state of the whole portal that an error reports. Null when it reports none. */
export function parseClosure(thrown: unknown): 'maintenance' | 'region' | null {
  const { code } = asApiError(thrown)
  if (code === 'system.maintenance') return 'maintenance'
  return code === 'region.blocked' ? 'region' : null
}
