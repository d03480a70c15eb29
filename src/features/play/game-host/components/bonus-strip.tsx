import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { LaunchedGame } from '#api/games/play.ts'
import { useBonusText, useRunningBonus } from '#entities/bonus/use-running-bonus.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
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
          <p>{text.standing(bonus, game.gameType)}</p>
          <Button size="sm" onClick={() => setSeen(game.sessionId)}>
            {t('ok')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
