import { useTranslation } from '#i18n/use-translation.ts'
import { useMember, useModule, useVisitor } from '#session/visitor.ts'
import { AGENT_CENTRE_PAGES, type PageNeed, PORTAL_PAGES, pagesFound } from '../pages.ts'

/** The pages of the portal that this visitor has, found by their names and other words for them. */
export function usePortalPages(mayOffer: boolean) {
  const { t } = useTranslation(['lobby', 'member', 'shell', 'agent'])
  const { isAgent, isLogin, pending } = useVisitor()
  const has: Readonly<Record<PageNeed, boolean>> = {
    points: useModule('PTSYS3'),
    rebate: useModule('MANPLAYREB3'),
    referral: useMember()?.availablePromo.REFERRAL.enabled === true && !isAgent,
    agent: isAgent,
    guest: !isLogin && !pending,
    offers: mayOffer,
  }
  const pages = PORTAL_PAGES.filter(
    (page) => !('needs' in page) || page.needs.every((need) => has[need]),
  ).map(({ id, to, title }) => ({ id, to, title: t(title), words: t(`lobby:pageWords.${id}`) }))
  const agentPages = isAgent
    ? AGENT_CENTRE_PAGES.map(({ page, to }) => ({
        id: page,
        to,
        title: t(`agent:page.${page}`),
        words: '',
      }))
    : []
  const all = [...pages, ...agentPages]
  return (terms: readonly string[], forgiving: boolean) => pagesFound(all, terms, forgiving)
}
