import type { Contract, ContractEntry } from '#api/agent/contracts.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useTimeZone } from '#patterns/use-time-zone.ts'
import { Timeline } from '#ui/timeline/timeline.tsx'
import styles from './contract.module.css'
import { useContractWords } from './use-contract-words.ts'

const FAILED = ['REJECTED', 'EXPIRED', 'WITHDRAWN', 'REPLACED', 'TERMINATED']

/** The offer of the previous version, for showing what an entry changed. */
const offerBefore = (history: readonly ContractEntry[], { version }: ContractEntry) =>
  history.find((entry) => entry.event === 'OFFERED' && entry.version === version - 1)

/** The history of a contract: actors, times and changes of each version, newest first. */
export function ContractHistory({ contract: { kind, history, other } }: { contract: Contract }) {
  const { t } = useTranslation('contracts')
  const words = useContractWords()
  const timeZone = useTimeZone()
  const entries = [...history].reverse().map((entry) => {
    const { version, at, actor, event, terms } = entry
    const before = event === 'OFFERED' ? offerBefore(history, entry) : undefined
    const who = actor === 'OTHER' ? other.account : t(`actor.${actor}`)
    return {
      id: `${version} ${at} ${event}`,
      title: t(`event.${event}`, { version }),
      state: FAILED.includes(event) ? ('failed' as const) : ('done' as const),
      time: {
        text: `${formatDateTime(at, timeZone)} · ${who}`,
        dateTime: new Date(at).toISOString(),
      },
      text: before ? (
        <ul className={styles.changes}>
          {words.difference(kind, before.terms, terms).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : undefined,
    }
  })
  return (
    <Timeline
      label={t('history')}
      entries={entries}
      stateLabels={{
        done: t('entry.done'),
        current: t('entry.done'),
        todo: t('entry.done'),
        failed: t('entry.ended'),
      }}
    />
  )
}
