import { Plus, Shuffle } from 'lucide-react'
import { useState } from 'react'
import type { LotteryGame, LotteryPlay } from '#api/games/lottery.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { formatChance } from '../../figures.ts'
import { useLineText } from '../../hooks/use-line-text.ts'
import type { SlipState } from '../../hooks/use-slip.ts'
import { emptyPicks, isFull, MAX_LINES, type Picks, toRequestPicks } from '../../model.ts'
import { randomPicks } from '../../random-picks.ts'
import styles from './line-picker.module.css'
import { PickPad } from './pick-pad.tsx'

interface LinePickerProps {
  game: LotteryGame
  slip: SlipState
  /** The draw that a first line is for; null while none takes bets. */
  issue: string | null
  announce: (text: string) => void
}

/** Picks the numbers of a line: the ways to play, and the pad of the chosen one. */
export function LinePicker({ game, slip, issue, announce }: LinePickerProps) {
  const { t } = useTranslation('lottery')
  const { textsOf } = useLineText()
  const [code, setCode] = useState(game.plays[0]?.code)
  const play = game.plays.find((one) => one.code === code) ?? game.plays[0]
  const [picks, setPicks] = useState<Picks>(play ? emptyPicks(play) : [])
  if (!play) return null

  const choose = (next: LotteryPlay) => {
    setCode(next.code)
    setPicks(emptyPicks(next))
  }
  const full = isFull(picks)
  const left = picks.filter((pick) => pick === '').length
  const blocked = !full || slip.full || issue === null
  const add = () => {
    if (issue === null) return
    const line = { play: play.code, picks: toRequestPicks(play, picks), stake: play.minStake }
    slip.add(line, issue)
    announce(t('pick.added', textsOf(line)))
    setPicks(emptyPicks(play))
  }
  const pays = t('pick.pays', { odds: formatMoney(play.odds) })
  const hint = () => {
    if (slip.full) return t('pick.full', { count: MAX_LINES })
    if (full) return pays
    return play.form === 'SIDES' ? t('pick.leftSide') : t('pick.left', { count: left })
  }
  const top = game.plays.find(({ form }) => form === 'BALLS')?.to ?? 0
  const about =
    play.code === 'SIDE'
      ? t(`pick.about.SIDE_${game.shape}`, { half: Math.floor((5 * (top + 1)) / 2) })
      : t(`pick.about.${play.code}`)
  return (
    <section data-keep-clear className={styles.picker} aria-labelledby="lottery-pick">
      <h2 id="lottery-pick" className={styles.title}>
        {t('pick.title')}
      </h2>
      <fieldset className={styles.plays} aria-label={t('pick.plays')}>
        {game.plays.map((one) => (
          <Chip key={one.code} selected={one.code === play.code} onClick={() => choose(one)}>
            {t(`play.${one.code}`)}
          </Chip>
        ))}
      </fieldset>
      <p className={styles.about}>
        {about}{' '}
        <strong className="num">
          {pays} {t('pick.chance', { chance: formatChance(play, game.last.numbers.length) })}
        </strong>
      </p>
      <PickPad play={play} picks={picks} onChange={setPicks} />
      <div className={styles.foot}>
        <p className={styles.hint} aria-live="polite">
          {hint()}
        </p>
        <Button variant="ghost" startIcon={Shuffle} onClick={() => setPicks(randomPicks(play))}>
          {t('pick.random')}
        </Button>
        <Button startIcon={Plus} disabled={blocked} onClick={add}>
          {t('pick.add')}
        </Button>
      </div>
    </section>
  )
}
