import { useQuery } from '@tanstack/react-query'
import {
  ChartNoAxesCombined,
  Coins,
  FileClock,
  type LucideIcon,
  Megaphone,
  Network,
  Ticket,
  TrendingDown,
  UserRoundPlus,
} from 'lucide-react'
import { memberQueries } from '../../../../api/member.ts'
import { serverNow } from '../../../../api/server-time.ts'
import { systemQueries } from '../../../../api/system.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { gmtLabel } from '../../../../lib/clock.ts'
import { zoneName } from '../../../../lib/zone-name.ts'
import { AsOf } from '../../../../patterns/as-of.tsx'
import { Block } from '../../../../patterns/block.tsx'
import { QueryFailure } from '../../../../patterns/query-boundary.tsx'
import { useToken } from '../../../../session/store.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { cardLook } from '../../../../ui/card/card.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { LoadingCover } from '../../../../ui/loading-cover/loading-cover.tsx'
import { pageLook } from '../../../../ui/page/page.tsx'
import { stackLook } from '../../../../ui/stack/stack.tsx'
import { AccountPanel } from '../components/account-panel.tsx'
import { AgentHeader } from '../components/agent-header.tsx'
import styles from './agent-home.module.css'

/** AGT-01..08, under the names of the contract's menu. */
const MENU = [
  ['agentAnnouncement', Megaphone],
  ['agentTeamOverview', ChartNoAxesCombined],
  ['registerCenter', UserRoundPlus],
  ['downlineManagmentView', Network],
  ['personalHistoryCopy', Ticket],
  ['palStatementsAgentCopy', TrendingDown],
  ['agentRevenueReport', Coins],
  ['agentDownlineTransactionDetailsCopy', FileClock],
] as const satisfies readonly (readonly [string, LucideIcon])[]

const mainLook = pageLook({ width: 'container', gap: 'section', className: styles.main })
const menuItemLook = cardLook({ className: styles.card })

/** RTE-09: the agent's account, and what will be offered here. */
export default function AgentHome() {
  const { t } = useTranslation(['pages', 'common'])
  const { tag } = useLanguage()
  const token = useToken() ?? ''
  const member = useQuery({ ...memberQueries.info(token), enabled: token !== '' })
  const info = member.data
  const timeZone = useQuery(systemQueries.config()).data?.timeZone
  if (!info) {
    const cover = <LoadingCover solid label={t('common:state.loading')} />
    return <QueryFailure query={member} waiting={cover} />
  }
  const name = info.nickname ?? info.account
  const words = timeZone === undefined ? '' : zoneName(timeZone, tag)
  const zone = `${words} (${gmtLabel(serverNow(), timeZone)})`.trim()
  return (
    <>
      <AgentHeader name={name} timeZone={timeZone} />
      <main id="main" {...mainLook} tabIndex={-1}>
        <AsOf query={member} />
        <Block>
          <AccountPanel token={token} name={name} account={info.account} zone={zone} />
        </Block>
        <section {...stackLook({})} aria-labelledby="agent-soon">
          <h2 id="agent-soon" className={styles.heading}>
            {t('pages:agentHome.soonTitle')}
          </h2>
          <ul {...stackLook({ direction: 'grid', gap: '3' })}>
            {MENU.map(([key, icon]) => (
              <li key={key} {...menuItemLook}>
                <span className={styles.icon}>
                  <Icon of={icon} size="md" />
                </span>
                <h3>{t(`pages:agentHome.menu.${key}`)}</h3>
                <Badge>{t('pages:agentHome.soon')}</Badge>
                <p>{t(`pages:agentHome.about.${key}`)}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </>
  )
}
