import { ChartNoAxesCombined, Gift, ReceiptText, ScrollText } from 'lucide-react'
import { RECORD_PARAMS } from '#patterns/records/use-records-state.ts'
import { defineMemberPage } from '#patterns/routing/define-member-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'
import { FILTER_PARAMS } from './model.ts'

const TEXTS = ['report', 'bonus', 'records', 'patterns', 'member', 'play'] as const
const params = [...RECORD_PARAMS, ...FILTER_PARAMS]

export const memberPages = [
  defineMemberPage({
    page: 'personalHistoryCopy',
    menu: { group: 'records', icon: ScrollText },
    params,
    screen: defineScreen(() => import('./screens/betting-record.tsx'), ...TEXTS),
  }),
  defineMemberPage({
    page: 'transactionHistory',
    menu: { group: 'records', icon: ReceiptText },
    params,
    screen: defineScreen(() => import('./screens/account-record.tsx'), ...TEXTS),
  }),
  defineMemberPage({
    page: 'personalProfit',
    menu: { group: 'records', icon: ChartNoAxesCombined },
    params,
    screen: defineScreen(() => import('./screens/loss-and-profit.tsx'), ...TEXTS),
  }),
  defineMemberPage({
    page: 'bonusDetails',
    menu: { group: 'records', icon: Gift },
    params,
    screen: defineScreen(() => import('./screens/bonus-details.tsx'), ...TEXTS),
  }),
] as const
