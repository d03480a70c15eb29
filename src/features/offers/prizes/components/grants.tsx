import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  claimRaffleTickets,
  prizeKeys,
  type Raffle,
  type RaffleGrant,
} from '../../../../api/prizes.ts'
import { formatList } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { asArray } from '../../../../lib/read.ts'
import { FormAlert } from '../../../../patterns/forms/form-alert.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { linkLook } from '../../../../ui/link/link.tsx'
import { useWish } from '../hooks/use-wish.ts'
import styles from './grants.module.css'
import { Refusal } from './refusal.tsx'
import { Section } from './section.tsx'
import { Unsure } from './unsure.tsx'

/** API-48: the promotions that give tickets, each with its condition. */
export function Grants({ raffle }: { raffle: Raffle }) {
  const { t } = useTranslation('prizes')
  const grants = asArray(raffle.grants)
  return (
    <Section title={t('raffle.grants')} id="grants">
      {grants.length === 0 ? <p className={styles.condition}>{t('raffle.grantsNone')}</p> : null}
      <ul className={styles.grants}>
        {grants.map((grant) => (
          <li key={grant.promotionId} className={styles.grant}>
            <Grant grant={grant} raffleId={raffle.id} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Grant({ grant, raffleId }: { grant: RaffleGrant; raffleId: number }) {
  const { t } = useTranslation('prizes')
  const client = useQueryClient()
  const { promotionId, title, condition, tickets, refusal } = grant
  const name = `raffle-${raffleId}-${promotionId}`
  const { busy, failure, lost, wish } = useWish(name, (requestId) =>
    claimRaffleTickets({ raffleId, promotionId, requestId }),
  )
  const [numbers, setNumbers] = useState<readonly string[]>([])
  // The button is gone when the tickets are there: the focus goes on to what it brought.
  const brought = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (numbers.length > 0) brought.current?.focus()
  }, [numbers])
  const taken = refusal === 'prize.already.taken'
  const claim = async () => {
    const answer = await wish()
    if (answer) setNumbers(asArray(answer.numbers))
    await client.invalidateQueries({ queryKey: prizeKeys.all })
  }
  const words = t('raffle.claim', { count: tickets })
  return (
    <>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={`/promotions?id=${promotionId}`} {...linkLook({ variant: 'standalone' })}>
            <span dir="auto">{title}</span>
          </Link>
        </h3>
        <p className={styles.condition} dir="auto">
          {condition}
        </p>
      </div>
      <div className={styles.door}>
        {taken ? (
          <p className={styles.taken}>
            <Icon of={CircleCheck} size="sm" />
            {t('prize.RAFFLE_TICKET', { count: tickets })}
          </p>
        ) : refusal ? (
          <Refusal code={refusal} />
        ) : lost ? null : (
          <Button
            variant="secondary"
            loading={busy}
            aria-label={t('raffle.claimNamed', { claim: words, title })}
            onClick={() => void claim()}
          >
            {words}
          </Button>
        )}
      </div>
      {lost && !taken ? (
        <div className={styles.wide}>
          <Unsure of="raffle" busy={busy} onAgain={() => void claim()} />
        </div>
      ) : null}
      <div ref={brought} className={styles.wide} role="status" tabIndex={-1}>
        {numbers.length > 0 ? (
          <p className={styles.claimed}>
            {t('raffle.claimed', { numbers: formatList([...numbers]) })}
          </p>
        ) : null}
      </div>
      {lost ? null : (
        <div className={styles.wide}>
          <FormAlert error={failure} />
        </div>
      )}
    </>
  )
}
