import { zodResolver } from '@hookform/resolvers/zod'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { LotteryGame } from '#api/games/lottery.ts'
import { LowBalance } from '#entities/wallet/low-balance.tsx'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { formProps } from '#patterns/forms/form-props.ts'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useLineText } from '../../hooks/use-line-text.ts'
import type { PlaceBets } from '../../hooks/use-place-bets.ts'
import type { SlipState } from '../../hooks/use-slip.ts'
import { computeWin, type Line, parseStake, sumSlip } from '../../model.ts'
import { LOTTERY_REFUSALS } from '../../refusals.ts'
import { parseSelfRestriction } from '../../self-restriction.ts'
import { type SlipFields, slipSchema } from '../../slip-schema.ts'
import { LinePicks } from '../picks/line-picks.tsx'
import { BonusNote } from './bonus-note.tsx'
import { OwnPosition } from './own-position.tsx'
import { QuickStakes } from './quick-stakes.tsx'
import { SelfRestrictionAlert } from './self-restriction-alert.tsx'
import styles from './slip-form.module.css'

interface SlipFormProps {
  game: LotteryGame
  slip: SlipState
  placing: PlaceBets
  /** The draw to bet on; null when the slip's draw has closed. */
  issue: string | null
}

/** The lines with their stakes, what they cost and may win, and the button that places them. */
export function SlipForm({ game, slip, placing, issue }: SlipFormProps) {
  const { t } = useTranslation('lottery')
  const { money, symbol } = useMoney()
  const { textsOf } = useLineText()
  const { lines } = slip
  const { register, handleSubmit, setValue, subscribe, formState } = useForm<SlipFields>({
    resolver: zodResolver(slipSchema(lines, game.plays)),
    defaultValues: { stakes: Object.fromEntries(lines.map(({ id, stake }) => [id, stake])) },
    shouldFocusError: false,
  })
  const form = useErrorFocus(formState.submitCount, placing.failure)
  const restriction = placing.failure && parseSelfRestriction(placing.failure)
  const totals = sumSlip(lines, game.plays)
  const { setStakes } = slip
  const { overlay } = useMemberPages()

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => setStakes(values.stakes),
      }),
    [subscribe, setStakes],
  )

  const stakeAll = (stake: string) => {
    const shouldValidate = formState.isSubmitted
    for (const { id } of lines) setValue(`stakes.${id}`, stake, { shouldValidate })
  }

  const stakeErrorOf = ({ id }: Line, min: string, max: string) => {
    const code = formState.errors.stakes?.[id]?.message
    if (code === 'low') return t('check.low', { min })
    if (code === 'high') return t('check.high', { max })
    return code === undefined ? undefined : t('check.amount')
  }

  return (
    <form
      {...formProps}
      ref={form}
      className={styles.form}
      onSubmit={handleSubmit(() => (issue === null ? undefined : placing.place(issue, lines)))}
    >
      <ol className={styles.lines}>
        {lines.map((line) => {
          const play = game.plays.find(({ code }) => code === line.play)
          const [min, max] = [money(play?.minStake ?? ''), money(play?.maxStake ?? '')]
          const stake = parseStake(line.stake)
          return (
            <li key={line.id} className={styles.line}>
              <div className={styles.what}>
                <LinePicks line={line} />
                <p className={styles.win}>
                  {stake && play
                    ? t('slip.win', { amount: money(computeWin(stake, play.odds)) })
                    : null}
                </p>
              </div>
              <TextField
                {...register(`stakes.${line.id}`)}
                label={t('slip.stake')}
                aria-label={t('slip.stakeOf', textsOf(line))}
                hint={t('slip.range', { min, max })}
                error={stakeErrorOf(line, min, max)}
                inputMode="decimal"
                autoComplete="off"
                reads="number"
                prefix={symbol}
              />
              <IconButton
                of={X}
                size="sm"
                label={t('slip.remove', textsOf(line))}
                disabled={placing.busy}
                onClick={() => slip.remove(line)}
              />
            </li>
          )
        })}
      </ol>
      <QuickStakes game={game} lines={lines} disabled={placing.busy} onPick={stakeAll} />
      <dl className={styles.sums}>
        {(['total', 'most', 'gain'] as const).map((row) => (
          <div key={row} data-row={row}>
            <dt>{t(`slip.${row}`)}</dt>
            <dd>
              <bdi className="num">
                {money({ total: totals.stake, most: totals.win, gain: totals.gain }[row])}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      <BonusNote lines={lines} />
      <OwnPosition code={game.gameCode} />
      {restriction ? (
        <SelfRestrictionAlert restriction={restriction} />
      ) : (
        <FormAlert refusals={LOTTERY_REFUSALS} error={placing.failure} />
      )}
      <LowBalance low={placing.failure?.code === 'balance.insufficient'} onBack={placing.forget}>
        {(place) => (
          <Link
            {...overlay('depositv2')}
            {...buttonLook({ variant: place === 'first' ? 'deposit' : 'secondary' })}
          >
            {t('slip.deposit')}
          </Link>
        )}
      </LowBalance>
      <SubmitButton
        waitUntil={placing.waitUntil}
        loading={placing.busy}
        disabled={issue === null || !game.open}
      >
        {t('slip.placeFor', { amount: money(totals.stake) })}
      </SubmitButton>
    </form>
  )
}
