import { normalise, splitWords } from '#lib/search-text.ts'
import { isSpaced, nearest } from '#lib/typos.ts'
import { agentHref } from '#patterns/routing/agent-page.ts'
import { href } from '#patterns/routing/href.ts'
import { memberHref } from '#patterns/routing/member-page.ts'

/** The condition for a page: a module or a grant that must be on, or a visitor who is not logged in. */
export type PageNeed = 'points' | 'rebate' | 'referral' | 'agent' | 'guest' | 'offers'

interface PortalPage {
  /** Other words for it are the text `lobby:pageWords.<id>`, separated by commas. */
  readonly id: string
  readonly to: string
  readonly title: string
  readonly needs?: readonly PageNeed[]
}

/**
 * The pages that the search leads to, the most used first. They guard themselves: a guest logs in
 * first, a trial account is offered a real one.
 */
export const PORTAL_PAGES = [
  { id: 'deposit', to: memberHref('depositv2'), title: 'member:page.depositv2' },
  { id: 'withdraw', to: memberHref('withdraw'), title: 'member:page.withdraw' },
  { id: 'login', to: href('/login'), title: 'shell:header.login', needs: ['guest'] },
  { id: 'register', to: href('/register'), title: 'shell:header.register', needs: ['guest'] },
  { id: 'bets', to: memberHref('personalHistoryCopy'), title: 'member:page.personalHistoryCopy' },
  { id: 'account', to: memberHref('transactionHistory'), title: 'member:page.transactionHistory' },
  { id: 'limits', to: memberHref('limits'), title: 'member:page.limits' },
  { id: 'vip', to: memberHref('vip'), title: 'member:page.vip', needs: ['offers'] },
  { id: 'wallet', to: memberHref('transferFund'), title: 'member:page.transferFund' },
  { id: 'security', to: memberHref('securityCenter'), title: 'member:page.securityCenter' },
  { id: 'promotions', to: href('/promotions'), title: 'shell:title.promotions', needs: ['offers'] },
  { id: 'rewards', to: href('/rewards'), title: 'shell:title.rewards', needs: ['offers'] },
  { id: 'bonus', to: memberHref('bonusDetails'), title: 'member:page.bonusDetails' },
  { id: 'profit', to: memberHref('personalProfit'), title: 'member:page.personalProfit' },
  { id: 'profile', to: memberHref('profile'), title: 'member:page.profile' },
  { id: 'messages', to: memberHref('messageV2'), title: 'member:page.messageV2' },
  { id: 'notifications', to: memberHref('notifications'), title: 'member:page.notifications' },
  { id: 'privacy', to: memberHref('privacy'), title: 'member:page.privacy' },
  {
    id: 'invite',
    to: memberHref('referral'),
    title: 'member:page.referral',
    needs: ['referral', 'offers'],
  },
  {
    id: 'rebate',
    to: memberHref('manualRebate'),
    title: 'member:page.manualRebate',
    needs: ['rebate'],
  },
  { id: 'wheel', to: href('/wheel'), title: 'shell:title.wheel', needs: ['offers'] },
  {
    id: 'redEnvelope',
    to: href('/redEnvelope'),
    title: 'shell:title.redEnvelope',
    needs: ['offers'],
  },
  { id: 'raffle', to: href('/raffle'), title: 'shell:title.raffle', needs: ['offers'] },
  { id: 'signIn', to: href('/signIn'), title: 'shell:title.signIn', needs: ['offers'] },
  { id: 'missions', to: href('/dailyTasks'), title: 'shell:title.dailyTasks', needs: ['offers'] },
  {
    id: 'points',
    to: href('/pointMall'),
    title: 'shell:title.pointMall',
    needs: ['points', 'offers'],
  },
  { id: 'winners', to: href('/winners'), title: 'shell:title.winners' },
  { id: 'leaderboard', to: href('/leaderboard'), title: 'shell:title.leaderboard' },
  { id: 'favorite', to: href('/favorite'), title: 'shell:title.favorite' },
  { id: 'recent', to: href('/recent'), title: 'shell:title.recent' },
  { id: 'help', to: href('/help'), title: 'shell:title.help' },
  { id: 'agentHome', to: href('/agentHome'), title: 'shell:title.agentHome', needs: ['agent'] },
  {
    id: 'transferUpline',
    to: memberHref('transferUpline'),
    title: 'member:page.transferUpline',
  },
] as const satisfies readonly PortalPage[]

/** The pages of the agent centre that need no contract or grant. They are found by their titles. */
const AGENT_CENTRE = [
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentDownlineTransactionDetailsCopy',
  'agentRevenueReport',
  'creditReport',
  'agentAnnouncement',
] as const

export const AGENT_CENTRE_PAGES = AGENT_CENTRE.map((page) => ({ page, to: agentHref(page) }))

interface NamedPage {
  readonly title: string
  /** Other words for it. */
  readonly words: string
}

/**
 * The pages with every term at the beginning of a word of their title or synonyms; more matches in the title come
 * first. `forgiving` allows typos.
 */
export function pagesFound<Page extends NamedPage>(
  pages: readonly Page[],
  terms: readonly string[],
  forgiving: boolean,
): readonly Page[] {
  if (terms.length === 0) return []
  const indexed = pages.map((page) => {
    const title = splitWords(normalise(page.title))
    return { page, title, all: [...title, ...splitWords(normalise(page.words))] }
  })
  const has = (words: readonly string[], term: string) =>
    words.some((word) => (isSpaced(word) ? word.startsWith(term) : word.includes(term)))
  const meant = terms
    .flatMap(splitWords)
    .map((term) =>
      forgiving && !indexed.some(({ all }) => has(all, term))
        ? nearest(new Set(indexed.flatMap(({ all }) => all)), term)
        : [term],
    )
  const inTitle = (title: readonly string[]) =>
    meant.filter((spellings) => spellings.some((term) => has(title, term))).length
  return indexed
    .filter(({ all }) => meant.every((spellings) => spellings.some((term) => has(all, term))))
    .sort((a, b) => inTitle(b.title) - inTitle(a.title))
    .map(({ page }) => page)
}
