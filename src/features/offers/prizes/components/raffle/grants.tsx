import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { claimRaffleTickets, prizeKeys, type Raffle, type RaffleGrant } from '#api/offers/prizes.ts'
import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { href } from '#patterns/routing/href.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { linkLook } from '#ui/link/link.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { PRIZE_REFUSALS } from '../../refusals.ts'
import { Refusal } from '../outcome/refusal.tsx'
import { UnknownOutcome } from '../outcome/unknown-outcome.tsx'
import { Section } from '../page/section.tsx'
import styles from './grants.module.css'

/** The promotions that give raffle tickets, each with its condition. */
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
  const { mutate, busy, error, uncertain } = useIdempotentMutation({
    name: `raffle-${raffleId}-${promotionId}`,
    send: (claim: { raffleId: number; promotionId: number }, requestId) =>
      claimRaffleTickets({ ...claim, requestId }),
  })
  const [numbers, setNumbers] = useState<readonly string[]>([])
  // The button disappears with the claim, so the focus moves to the new numbers.
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (numbers.length > 0) result.current?.focus()
  }, [numbers])
  const taken = refusal === 'prize.already.taken'
  const claim = async () => {
    const outcome = await mutate({ raffleId, promotionId })
    if (outcome?.kind === 'done') setNumbers(asArray(outcome.result.numbers))
    await client.invalidateQueries({ queryKey: prizeKeys.all })
  }
  const label = t('raffle.claim', { count: tickets })
  return (
    <>
      <Stack gap="1">
        <h3 className={styles.title}>
          <Link
            to={href('/promotions', null, { search: { id: promotionId } })}
            {...linkLook({ variant: 'standalone' })}
          >
            <span dir="auto">{title}</span>
          </Link>
        </h3>
        <p className={styles.condition} dir="auto">
          {condition}
        </p>
      </Stack>
      <div className={styles.action}>
        {taken ? (
          <p className={styles.taken}>
            <Icon of={CircleCheck} size="sm" />
            {t('prize.RAFFLE_TICKET', { count: tickets })}
          </p>
        ) : null}
        {refusal && !taken ? <Refusal code={refusal} /> : null}
        {refusal || uncertain ? null : (
          <WriteButton
            variant="secondary"
            loading={busy}
            aria-label={t('raffle.claimNamed', { claim: label, title })}
            onClick={() => void claim()}
          >
            {label}
          </WriteButton>
        )}
      </div>
      {uncertain && !taken ? (
        <div className={styles.wide}>
          <UnknownOutcome of="raffle" busy={busy} onRetry={() => void claim()} />
        </div>
      ) : null}
      <div ref={result} className={styles.wide} role="status" tabIndex={-1}>
        {numbers.length > 0 ? (
          <p className={styles.claimed}>
            {t('raffle.claimed', { numbers: formatList([...numbers]) })}
          </p>
        ) : null}
      </div>
      {uncertain ? null : (
        <div className={styles.wide}>
          <FormAlert refusals={PRIZE_REFUSALS} error={error} />
        </div>
      )}
    </>
  )
}
