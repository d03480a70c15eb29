import { serverNow, toServerTime } from '#api/transport/server-time.ts'
import { formatDateTime, formatTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import styles from './as-of.module.css'
import { useOnline } from './use-online.ts'

const HALF_DAY_MS = 12 * 60 * 60_000

interface AsOfProps {
  query: {
    readonly data: unknown
    readonly error: Error | null
    /** By the device's clock. */
    readonly dataUpdatedAt: number
  }
}

/** Shows the age of a block's content while it cannot be fetched again. */
export function AsOf({ query }: AsOfProps) {
  const { t } = useTranslation('common')
  const online = useOnline()
  if (query.data === undefined || (online && query.error === null)) return null
  const at = toServerTime(query.dataUpdatedAt)
  const time = serverNow() - at < HALF_DAY_MS ? formatTime(at) : formatDateTime(at)
  return <p className={styles.note}>{t('state.asOf', { time })}</p>
}
