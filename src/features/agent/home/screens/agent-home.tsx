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
import { systemQueries } from '../../../../api/system.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { gmtLabel, now } from '../../../../lib/clock.ts'
import { Failure } from '../../../../patterns/forms/failure.tsx'
import { useToken } from '../../../../session/store.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { LoadingCover } from '../../../../ui/loading-cover/loading-cover.tsx'
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

/** RTE-09: the agent view alone; who is here, what they have, and what will stand here. */
export default function AgentHome() {
  const { t } = useTranslation(['pages', 'common'])
  const token = useToken() ?? ''
  const member = useQuery({ ...memberQueries.info(token), enabled: token !== '' })
  const info = member.data
  const timeZone = useQuery(systemQueries.config()).data?.timeZone
  if (!info) {
    const cover = <LoadingCover solid label={t('common:state.loading')} />
    return <Failure query={member} waiting={cover} />
  }
  const name = info.nickname ?? info.account
  const zone = [timeZone, `(${gmtLabel(now(), timeZone)})`].join(' ').trim()
  return (
    <>
      <AgentHeader name={name} timeZone={timeZone} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <AccountPanel token={token} name={name} account={info.account} zone={zone} />
        <section className={styles.soon} aria-labelledby="agent-soon">
          <h2 id="agent-soon">{t('pages:agentHome.soonTitle')}</h2>
          <ul className={styles.cards}>
            {MENU.map(([key, icon]) => (
              <li key={key} className={styles.card}>
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
