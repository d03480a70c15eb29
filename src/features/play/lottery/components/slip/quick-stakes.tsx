import type { LotteryGame } from '#api/games/lottery.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { type Line, parseStake } from '../../model.ts'
import { quickStakes } from '../../quick-stakes.ts'
import styles from './quick-stakes.module.css'

interface QuickStakesProps {
  game: LotteryGame
  lines: readonly Line[]
  disabled: boolean
  onPick: (stake: string) => void
}

/** One stake for all lines with one press. The smallest comes first, and none is offered as usual. */
export function QuickStakes({ game, lines, disabled, onPick }: QuickStakesProps) {
  const { t } = useTranslation('lottery')
  const { money } = useMoney()
  const stakes = quickStakes(lines, game.plays)
  if (stakes.length < 2) return null
  return (
    <fieldset className={styles.stakes}>
      <legend>{t('slip.quick', { count: lines.length })}</legend>
      {stakes.map((stake) => (
        <Chip
          key={stake}
          selected={lines.every((line) => parseStake(line.stake) === stake)}
          disabled={disabled}
          onClick={() => onPick(stake)}
        >
          <bdi className="num">{money(stake)}</bdi>
        </Chip>
      ))}
    </fieldset>
  )
}
