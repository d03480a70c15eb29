import type { BetDraw, BetRound } from '#api/money/reports.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { isCard, symbolKey } from '../symbols.ts'
import styles from './records.module.css'

const withKeys = <Item,>(items: readonly Item[]) =>
  items.map((item, index) => ({ item, key: String(index) }))

/** The words of what a game drew; numbers and ranks are their own. */
function useSymbol() {
  const { t } = useTranslation('report')
  return (symbol: string): string => {
    const key = symbolKey(symbol)
    return key ? t(`symbol.${key}`) : symbol
  }
}

/** A round of one of our games as it ended, column by column. */
export function RoundView({ round }: { round: BetRound }) {
  const { t } = useTranslation('report')
  const symbol = useSymbol()
  return (
    <>
      {round.choice === null ? null : (
        <KeyValue
          rows={[{ id: 'choice', term: t('round.choice'), detail: symbol(round.choice) }]}
        />
      )}
      <div className={styles.reels} data-game={round.game}>
        {withKeys(round.symbols).map(({ item: column, key }) => (
          <div className={styles.reel} key={key}>
            {isCard(column) ? (
              <bdi className={styles.symbol}>{column.map(symbol).join(' ')}</bdi>
            ) : (
              withKeys(column).map((row) => (
                <span className={styles.symbol} key={row.key}>
                  {symbol(row.item)}
                </span>
              ))
            )}
          </div>
        ))}
      </div>
    </>
  )
}

/** A line of a lottery slip and the drawn numbers. */
export function DrawView({ draw, timeZone }: { draw: BetDraw; timeZone: string }) {
  const { t } = useTranslation('report')
  const numbers =
    draw.numbers.length > 0
      ? draw.numbers.join(' ')
      : t('round.waiting', { time: formatDateTime(draw.drawsAt, timeZone) })
  return (
    <KeyValue
      rows={[
        { id: 'picks', term: t('round.choice'), detail: draw.picks.join(' ') },
        { id: 'odds', term: t('round.odds'), detail: draw.odds },
        { id: 'numbers', term: t('round.numbers'), detail: numbers },
      ]}
    />
  )
}
