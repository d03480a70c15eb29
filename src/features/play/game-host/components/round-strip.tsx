import { CircleAlert, CircleCheck } from 'lucide-react'
import { useRoundText } from '#entities/game/use-round-text.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { RoundState } from '../round-state.ts'
import styles from './round-strip.module.css'

/** A round without an answer, or how one of an earlier page ended; empty while a game runs well. */
export function RoundStrip({ round, symbol }: { round: RoundState; symbol: string }) {
  const { t } = useTranslation('play')
  const resultText = useRoundText(symbol)
  const { waiting, sending, earlier } = round
  return (
    <div role="status">
      {waiting ? (
        <div className={styles.strip} data-kind="waiting">
          <Icon of={CircleAlert} size="sm" />
          <p>{t('round.waitingText')}</p>
          <Button size="sm" loading={sending} onClick={round.resend}>
            {sending ? t('round.asking') : t('round.ask')}
          </Button>
        </div>
      ) : null}
      {earlier && !waiting ? (
        <div className={styles.strip} data-kind="ended">
          <Icon of={CircleCheck} size="sm" />
          <p>{resultText(earlier)}</p>
          <Button size="sm" onClick={round.dismiss}>
            {t('round.ok')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
