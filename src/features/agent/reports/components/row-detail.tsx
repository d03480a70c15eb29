import { Link } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { agentHref } from '#patterns/routing/agent-page.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { KeyValue, type KeyValueRow } from '#ui/key-value/key-value.tsx'
import styles from './reports.module.css'

interface RowDetailProps {
  rows: readonly KeyValueRow[]
  account: string
}

/** One row in full, with the way to the account behind it. */
export function RowDetail({ rows, account }: RowDetailProps) {
  const { t } = useTranslation('downlines')
  return (
    <div className={styles.detail}>
      <KeyValue rows={rows} />
      <Link to={agentHref('downlineManagmentView', { search: account })} {...buttonLook({})}>
        {t('seeAccount')}
      </Link>
    </div>
  )
}
