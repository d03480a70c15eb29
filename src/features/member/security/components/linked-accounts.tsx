import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { systemQueries } from '#api/content/system.ts'
import type { SecurityConfig } from '#api/member/security.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { TextButton } from '#ui/link/text-button.tsx'
import { useSocialLink } from '../hooks/use-social-link.ts'
import { SecurityRow } from './security-row.tsx'

/** Accounts of login services, linked or available; a link is permanent. */
export function LinkedAccounts({ linked }: Pick<SecurityConfig, 'linked'>) {
  const { t } = useTranslation('security')
  const offered = useQuery(systemQueries.config()).data?.social ?? []
  const { waiting, begin, cancel } = useSocialLink()
  const providers = [...new Set([...linked.map(({ provider }) => provider), ...offered])]
  if (providers.length === 0) return null
  return (
    <>
      <p>{t('linked.text')}</p>
      <ul>
        {providers.map((provider) => {
          const name = t(`provider.${provider}`)
          const link = linked.find((one) => one.provider === provider)
          const date = link && formatDateTime(link.linkedAt)
          return (
            <SecurityRow
              key={provider}
              icon={Link2}
              name={name}
              state={link ? t('linked.since', { person: link.displayName, date }) : t('linked.not')}
              mark={link ? { good: true, label: t('linked.mark') } : null}
            >
              {link ? null : (
                <WriteButton
                  loading={waiting === provider}
                  aria-label={t('linked.link', { name })}
                  onClick={() => begin(provider)}
                >
                  {t('action.link')}
                </WriteButton>
              )}
            </SecurityRow>
          )
        })}
      </ul>
      <div role="status">
        {waiting ? (
          <p>
            {t('linked.waiting', { name: t(`provider.${waiting}`) })}{' '}
            <TextButton onClick={cancel}>{t('linked.cancel')}</TextButton>
          </p>
        ) : null}
      </div>
    </>
  )
}
