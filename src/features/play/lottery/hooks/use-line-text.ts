import type { LotteryPlay } from '#api/games/lottery.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { isSide } from '../model.ts'

/** The texts of a line: the bet type and the picks. */
export function useLineText() {
  const { t } = useTranslation('lottery')
  const picksOf = (picks: readonly string[]): string[] =>
    picks.map((pick) => (isSide(pick) ? t(`side.${pick}`) : pick))
  return {
    picksOf,
    textsOf: ({ play, picks }: { play: LotteryPlay['code']; picks: readonly string[] }) => ({
      play: t(`play.${play}`),
      picks: picksOf(picks).join(', '),
    }),
  }
}
