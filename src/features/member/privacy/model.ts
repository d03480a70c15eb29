import type { Consent } from '#api/member/privacy.ts'

export type TextConsent = Consent & { readonly kind: 'TERMS' | 'PRIVACY' }
export type MarketingConsent = Consent & {
  readonly kind: Exclude<Consent['kind'], TextConsent['kind']>
}

export const isTextConsent = (consent: Consent): consent is TextConsent =>
  consent.kind === 'TERMS' || consent.kind === 'PRIVACY'

export const isMarketingConsent = (consent: Consent): consent is MarketingConsent =>
  consent.kind.startsWith('MARKETING_')

/** The key under `when` of the text that says since when a consent is given or refused. */
export function consentStatus(
  given: boolean,
  at: number | null,
): 'never' | 'given' | 'on' | 'withdrawn' {
  if (at === null) return given ? 'on' : 'never'
  return given ? 'given' : 'withdrawn'
}
