import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { TextButton } from '#ui/link/text-button.tsx'
import { useBets } from '../../hooks/use-queries.ts'
import styles from './own-position.module.css'

/** This session's net result on lotteries, next to the button that places more bets. */
export function OwnPosition({ code }: { code: string }) {
  const { t } = useTranslation('lottery')
  const { open } = usePopup()
  const { money, signed } = useMoney()
  const position = useBets(code, 1).data?.position
  const rows = position
    ? ([
        ['staked', money(position.staked)],
        ['won', money(position.won)],
        ['net', signed(position.net)],
      ] as const)
    : []
  return (
    <section className={styles.own} aria-label={t('slip.own')}>
      <h3 className={styles.title}>{t('slip.own')}</h3>
      <dl className={styles.rows}>
        {rows.map(([row, text]) => (
          <div key={row} data-row={row}>
            <dt>{t(`slip.${row}`)}</dt>
            <dd>
              <bdi className="num">{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {position && position.pending !== '0.00' ? (
        <p className={styles.note}>{t('slip.pending', { amount: money(position.pending) })}</p>
      ) : null}
      <p className={styles.note}>
        {t('slip.honest')}{' '}
        <TextButton onClick={() => open('limits')}>{t('slip.limits')}</TextButton>
      </p>
    </section>
  )
}
