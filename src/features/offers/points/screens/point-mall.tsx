import { useQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { pointsQueries } from '#api/offers/points.ts'
import { currentLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { FilterRow } from '#patterns/filter-bar/filter-bar.tsx'
import { usePopup } from '#patterns/routing/popup.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { useToken } from '#session/store.ts'
import { useModule, useVisitor } from '#session/visitor.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { PointsDetails, RedeemHistory } from '../components/history.tsx'
import { OwnPoints } from '../components/own-points.tsx'
import { RewardList } from '../components/reward-list.tsx'
import { Rules } from '../components/rules.tsx'
import { SpendDialog } from '../components/spend-dialog.tsx'
import { MALL_SEARCH, MONEY, OWN_TABS, type PointsOffer, TABS } from '../model.ts'

/** The points mall; public to read, members redeem. */
export default function PointMall() {
  const { t } = useTranslation('points')
  const isOpen = useModule('PTSYS3')
  return (
    <Page gap="5" title={t('title')} lead={t('intro')}>
      {isOpen ? <Mall /> : <EmptyState icon={Coins} message={t('closed')} />}
    </Page>
  )
}

function Mall() {
  const { t } = useTranslation('points')
  const { values, setValues, searchWith } = useSearchState(MALL_SEARCH)
  const { open } = usePopup()
  const { isLogin, isTrial, isAgent, pending, mustChangePassword } = useVisitor()
  const token = useToken() ?? ''
  const takesPart = isLogin && !isTrial && !isAgent
  // A visitor with a token is most likely a player, so room for their points is reserved while that loads.
  const counts = takesPart || (pending && !mustChangePassword)
  const balance = useQuery({ ...pointsQueries.balance(token), enabled: takesPart })
  const rewards = useQuery(pointsQueries.rewards(currentLanguage()))
  const config = useQuery(pointsQueries.config())
  const own = takesPart ? (balance.data?.points ?? null) : null

  const reward = rewards.data?.list.find(({ id }) => id === values.give)
  const redeem: PointsOffer | null = reward ? { kind: 'reward', reward } : null
  const offer: PointsOffer | null =
    values.give === MONEY && config.data ? { kind: 'money', config: config.data } : redeem
  const give = (what: string) =>
    void (isLogin || counts ? setValues({ give: what }) : open('login'))
  const guest = (
    <EmptyState
      icon={Coins}
      message={t(isLogin ? 'membersOnly' : 'logIn')}
      action={isLogin ? null : <Button onClick={() => void open('login')}>{t('toLogIn')}</Button>}
    />
  )
  const tab = OWN_TABS.includes(values.tab) && !takesPart ? 'guest' : values.tab
  return (
    <>
      {counts ? (
        <OwnPoints own={own} rewards={rewards.data?.list ?? null} onConvert={() => give(MONEY)} />
      ) : null}
      <FilterRow
        label={t('tabs')}
        values={TABS}
        chosen={values.tab}
        searchFor={(next) => searchWith({ tab: next, give: null })}
        name={(next) => t(`tab.${next}`)}
      />
      {tab === 'rewards' ? (
        <RewardList
          own={own}
          counts={counts}
          readOnly={isTrial || isAgent}
          onRedeem={({ id }) => give(id)}
        />
      ) : null}
      {tab === 'rules' ? <Rules /> : null}
      {tab === 'history' ? <RedeemHistory token={token} /> : null}
      {tab === 'details' ? <PointsDetails token={token} /> : null}
      {tab === 'guest' ? guest : null}
      {offer && own !== null ? (
        <SpendDialog
          offer={offer}
          own={own}
          onClose={() => void setValues({ give: null }, { replace: true })}
        />
      ) : null}
    </>
  )
}
