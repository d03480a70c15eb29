import { useQuery } from '@tanstack/react-query'
import { HeartHandshake } from 'lucide-react'
import { type PermissionConfig, systemQueries } from '../../../../api/system.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { asArray } from '../../../../lib/read.ts'
import { safeUrl } from '../../../../lib/safe-url.ts'
import { Button, buttonLook } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Link } from '../../../../ui/link/link.tsx'
import styles from './popup.module.css'

type HelpLine = PermissionConfig['jurisdiction']['helplines'][number]

/** F-01: where limits will be set, and who listens already now. */
export default function LimitsPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['pages', 'common'])
  const config = useQuery(systemQueries.config()).data
  const lines = asArray(config?.jurisdiction.helplines)
  const mail = config && safeUrl(`mailto:${config.supportMail}`)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('pages:limits.title')}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('pages:limits.ok')}
          </Button>
          {mail ? (
            <a href={mail} {...buttonLook({ variant: 'primary' })}>
              {t('common:action.support')}
            </a>
          ) : null}
        </>
      }
    >
      <div className={styles.body}>
        <span className={styles.medal}>
          <Icon of={HeartHandshake} size="xl" />
        </span>
        <p className={styles.text}>{t('pages:limits.text')}</p>
        {lines.length > 0 ? (
          <>
            <p className={styles.text}>{t('pages:limits.helplines')}</p>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <Line key={line.name} {...line} />
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

function Line({ name, phone, url }: HelpLine) {
  const { t } = useTranslation('pages')
  const call = phone ? safeUrl(`tel:${phone}`) : null
  const site = safeUrl(url)
  return (
    <li className={styles.line}>
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.ways}>
        {call ? (
          <Link variant="standalone" href={call}>
            <bdi>{phone}</bdi>
          </Link>
        ) : null}
        {site ? (
          <Link variant="standalone" href={site} externalLabel={t('limits.newTab')}>
            <bdi>{new URL(site).hostname}</bdi>
          </Link>
        ) : null}
      </span>
    </li>
  )
}
