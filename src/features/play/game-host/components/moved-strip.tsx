import { ArrowRightLeft } from 'lucide-react'
import { useState } from 'react'
import type { LaunchedGame } from '#api/games/play.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './round-strip.module.css'

/**
 * The money that the launch moved, with source and target, until it is dismissed; empty when none was moved.
 */
export function MovedStrip({ game }: { game: LaunchedGame }) {
  const { t } = useTranslation('play')
  const { money } = useMoney()
  const [seen, setSeen] = useState<string | null>(null)
  const { moved, mode, sessionId } = game
  // A game that takes the tab replaces this page, so the player never leaves it here.
  const isAway = mode === 'REDIRECT'
  const facts = moved && {
    amount: money(moved.amount),
    from: formatList(moved.from.map(({ name }) => name ?? t('moved.main'))),
    vendor: moved.walletName,
  }
  return (
    <div role="status">
      {facts && seen !== sessionId ? (
        <div className={styles.strip} data-kind="moved">
          <Icon of={ArrowRightLeft} size="sm" />
          <p>{t(isAway ? 'moved.away' : 'moved.text', facts)}</p>
          <Button size="sm" onClick={() => setSeen(sessionId)}>
            {t('moved.ok')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
