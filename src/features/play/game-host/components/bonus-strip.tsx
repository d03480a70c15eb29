import { Gift, X } from 'lucide-react'
import { useState } from 'react'
import type { LaunchedGame } from '#api/games/play.ts'
import { useBonusText, useRunningBonus } from '#entities/bonus/use-running-bonus.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import styles from './round-strip.module.css'

/** The numbers of the running bonus, and whether this game counts for it, until it is dismissed. */
export function BonusStrip({ game }: { game: LaunchedGame }) {
  const { t } = useTranslation('bonus')
  const text = useBonusText()
  const bonus = useRunningBonus(!game.demo)
  const [seen, setSeen] = useState<string | null>(null)
  return (
    <div role="status">
      {bonus && seen !== game.sessionId ? (
        <div className={styles.strip} data-kind="bonus">
          <Icon of={Gift} size="sm" />
          <p className={styles.whole}>{text.standing(bonus, game.gameType)}</p>
          <p className={styles.short}>{text.short(bonus, game.gameType)}</p>
          <IconButton of={X} size="sm" label={t('ok')} onClick={() => setSeen(game.sessionId)} />
        </div>
      ) : null}
    </div>
  )
}
