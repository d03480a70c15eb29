import type { PermissionConfig } from '#api/content/system.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { localName } from '#i18n/local-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { cardLook } from '#ui/card/card.tsx'
import { Link } from '#ui/link/link.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import styles from './helplines.module.css'

type HelplineFacts = PermissionConfig['jurisdiction']['helplines'][number]

/** The helplines of the jurisdiction; nothing without any. */
export function Helplines({ helplines }: { helplines: readonly HelplineFacts[] }) {
  const { t } = useTranslation('pages')
  if (helplines.length === 0) return null
  return (
    <>
      <p className={styles.intro}>{t('limits.helplines')}</p>
      <ul {...stackLook({ gap: '3', className: styles.list })}>
        {helplines.map((helpline) => (
          <Helpline key={helpline.name} {...helpline} />
        ))}
      </ul>
    </>
  )
}

const look = cardLook({ variant: 'filled', className: styles.helpline })

function Helpline(helpline: HelplineFacts) {
  const { t } = useTranslation('pages')
  const { code } = useLanguage()
  const { name, phone, url } = helpline
  const call = phone ? safeUrl(`tel:${phone}`) : null
  const site = safeUrl(url)
  return (
    <li {...look}>
      <bdi className={styles.name}>{localName(helpline, code) ?? name}</bdi>
      <span className={styles.contacts}>
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
