import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { agentQueries, type Downline } from '#api/agent/agent.ts'
import type { ContractKind } from '#api/agent/contracts.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { RadioGroup } from '#ui/radio/radio.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { DIRECT_DOWNLINES_QUERY, findPeople } from '../model.ts'
import styles from './contracts.module.css'

interface PersonPartProps {
  kind: ContractKind
  /** The account that is chosen, or nothing. */
  account: string
  error: string | undefined
  onChoose: (account: string) => void
}

/** The receiver of the offer, one of the direct downlines. */
export function PersonPart(props: PersonPartProps) {
  const query = useQuery(agentQueries.downlines(useToken() ?? '', DIRECT_DOWNLINES_QUERY))
  return (
    <QueryBoundary query={query} waiting={<Skeleton lines={4} />}>
      {({ list }) => <People {...props} list={list} />}
    </QueryBoundary>
  )
}

function People({ kind, account, error, onChoose, list }: PersonPartProps & { list: Downline[] }) {
  const { t } = useTranslation('contracts')
  const [text, setText] = useState(account)
  const { shown, more } = findPeople(list, text, account)
  const type = (next: string) => {
    setText(next)
    const exact = next.trim().toLowerCase()
    if (list.some((one) => one.account === exact)) onChoose(exact)
  }
  /** Enter takes the only one that is left, instead of sending the form. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || text === '') return
    event.preventDefault()
    const [only, ...others] = shown
    if (only && others.length === 0) onChoose(only.account)
  }
  const about = ({ nickname, teamSize, contracts }: Downline): string =>
    [
      ...(nickname ? [nickname] : []),
      t('offer.team', { count: teamSize }),
      ...(contracts.includes(kind) ? [t('offer.has')] : []),
    ].join(' · ')
  return (
    <div className={styles.person}>
      <TextField
        label={t('offer.account')}
        hint={t('offer.accountHint')}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      {shown.length > 0 ? (
        <RadioGroup
          className={styles.people}
          label={t('offer.people')}
          name="account"
          value={account}
          options={shown.map((one) => ({
            value: one.account,
            label: one.account,
            hint: about(one),
          }))}
          onValueChange={onChoose}
        />
      ) : null}
      <p role="status" className={styles.note}>
        {shown.length === 0 ? t('offer.nobody') : null}
        {more > 0 ? t('offer.more', { count: more }) : null}
      </p>
    </div>
  )
}
